package vcgen

import (
	"testing"

	"seabmc/domain"
)

// What is learnt of a number from a comparison with another one holds wherever the comparison does.
func TestLimitsHoldWhereTheComparisonDoes(t *testing.T) {
	const w, n = 3, 8
	signed := func(x uint64) int64 { return int64(x<<61) >> 61 }
	in := func(r domain.Range, x uint64) bool {
		return r.UMin() <= x && x <= r.UMax() && r.SMin() <= signed(x) && signed(x) <= r.SMax()
	}
	learnt := 0
	check := func(r, k domain.Range, bySign, upper bool, strict uint64) {
		fact, ok := limited(r, k, bySign, upper, strict, w)
		if !ok {
			return
		}
		learnt++
		for v := range uint64(n) {
			for y := range uint64(n) {
				low, high := v, y
				if !upper {
					low, high = y, v
				}
				holds := low+strict <= high
				if bySign {
					holds = signed(low)+int64(strict) <= signed(high)
				}
				if in(r, v) && in(k, y) && holds && !in(fact, v) {
					t.Fatalf("signed %v, upper %v, strict %d: %d is possible beside %d, but not in [%d, %d]", bySign, upper, strict, v, y, fact.UMin(), fact.UMax())
				}
			}
		}
	}
	var ranges []domain.Range
	for lo := range uint64(n) {
		for hi := lo; hi < n; hi++ {
			ranges = append(ranges, domain.URange(w, lo, hi, 1), domain.SRange(w, int64(lo)-n/2, int64(hi)-n/2, 1))
		}
	}
	for _, r := range ranges {
		for _, k := range ranges {
			for i := range 8 {
				check(r, k, i&1 != 0, i&2 != 0, uint64(i>>2))
			}
		}
	}
	if learnt < 1000 {
		t.Errorf("only %d times something was learnt", learnt)
	}
}
