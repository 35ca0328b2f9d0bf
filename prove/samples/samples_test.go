package samples

import (
	"slices"
	"testing"
)

// table returns the values of variables over so many executions.
func table(vars []Variable, executions int, run func(k int, row func(values ...int64))) *Table {
	t := &Table{Vars: vars}
	for k := range executions {
		run(k, func(values ...int64) {
			for i, x := range values {
				t.Add(i, uint64(x), true)
			}
		})
		t.EndPart()
	}
	return t
}

func ints(names ...string) (list []Variable) {
	for _, n := range names {
		list = append(list, Variable{Text: n, Bits: 32, Signed: true})
	}
	return list
}

func TestEquations(t *testing.T) {
	triangle := table(ints("i", "s"), 1, func(_ int, row func(...int64)) {
		s := int64(0)
		for i := range int64(30) {
			row(i, s)
			s += i
		}
	})
	vars := ints("n", "i", "c")
	vars[0].Fixed = true
	rounds := table(vars, 16, func(k int, row func(...int64)) {
		for i := range int64(k + 2) {
			row(int64(k), i, i*int64(k))
		}
	})
	linear := *triangle
	linear.Degree = 1
	chance := table(ints("x", "y"), 1, func(_ int, row func(...int64)) {
		for i := range int64(6) {
			row(i, (i*i*7+3)%11)
		}
	})
	for _, tt := range []struct {
		name string
		of   *Table
		want []string
	}{
		{"a sum", triangle, []string{"(unsigned)i * (unsigned)i == (unsigned)i + 2U * (unsigned)s"}},
		{"a product with what does not change", rounds, []string{"(unsigned)i * (unsigned)n == (unsigned)c"}},
		{"too few rows", chance, nil},
		{"no products asked for", &linear, nil},
	} {
		got := tt.of.Equations()
		for _, w := range tt.want {
			if !slices.Contains(got, w) {
				t.Errorf("%s: no %q among %q", tt.name, w, got)
			}
		}
		if tt.want == nil && len(got) > 0 {
			t.Errorf("%s: %q", tt.name, got)
		}
	}
}

func TestUnknownAndLargeValues(t *testing.T) {
	x := &Table{Vars: ints("x", "y", "z")}
	for i := range uint64(20) {
		x.Add(0, i, true)
		x.Add(1, i*1<<20, true)
		x.Add(2, 0, i > 15)
	}
	x.EndPart()
	columns, rows := x.usable()
	if !slices.Equal(columns, []int{0, 1}) || len(rows) != 16 {
		t.Errorf("columns %v, %d rows", columns, len(rows))
	}
}

func TestSigned(t *testing.T) {
	if got := signed(1<<32-1, Variable{Bits: 32}); got != -1 {
		t.Errorf("%d", got)
	}
}

func TestFraction(t *testing.T) {
	for _, tt := range []struct{ above, below int64 }{{0, 1}, {1, 1}, {-3, 1}, {1, 2}, {-7, 6}, {1000, 999}} {
		x := mul(residue(tt.above), inverse(residue(tt.below)))
		if a, b, ok := fraction(x); !ok || a != tt.above || b != tt.below {
			t.Errorf("%d/%d: %d/%d, %t", tt.above, tt.below, a, b, ok)
		}
	}
	if _, _, ok := fraction(mul(residue(123456789), inverse(987654321))); ok {
		t.Error("a fraction with large parts")
	}
}
