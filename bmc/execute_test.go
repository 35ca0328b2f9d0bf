package bmc

import (
	"context"
	"slices"
	"testing"
)

// An execution with chosen inputs tells the values at the places that ask for them, and what calls return.
func TestExecute(t *testing.T) {
	s := sample{source: `static int twice(int n) { return n <= 0 ? 0 : 2 + twice(n - 1); }
int main(void) {
	int n = nondet_int(), *p = malloc(n);
	for (int i = 0; i < n; i++) {
		__seabmc_sample(5, 0, i);
		__seabmc_sample(5, 1, (unsigned long)p);
	}
	return twice(n);
}`}
	cfg := s.config(t)
	columns := map[int][]bool{}
	results := map[uint64]uint64{}
	cfg.Lower.Sampled = func(place, column int, value uint64, known bool) {
		if place != 5 || known && value >= 1<<31 {
			t.Errorf("place %d, value %d", place, value)
		}
		columns[column] = append(columns[column], known)
	}
	cfg.Lower.Returned = func(function string, args []uint64, result uint64) {
		if function == "twice" && len(args) == 1 {
			results[args[0]] = result
		}
	}
	ended := 0
	work, err := Execute(context.Background(), cfg, 6, 5000, func() { ended++ })
	if err != nil || ended != 6 || work <= 0 {
		t.Fatalf("%d executions, %d steps, %v", ended, work, err)
	}
	if len(columns[0]) == 0 || slices.Contains(columns[0], false) || len(columns[1]) != len(columns[0]) {
		t.Errorf("%v", columns)
	}
	if len(results) < 3 {
		t.Errorf("the results of %d calls", len(results))
	}
	for n, r := range results {
		if r != 2*n {
			t.Errorf("twice(%d) = %d", n, r)
		}
	}
}
