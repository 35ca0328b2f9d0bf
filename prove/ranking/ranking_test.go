package ranking

import (
	"slices"
	"testing"
)

func TestMeasures(t *testing.T) {
	i, n := Variable{Name: "i", Bits: 32, Signed: true}, Variable{Name: "n", Bits: 32, Signed: true}
	p, done := Variable{Name: "p", Pointer: true}, Variable{Name: "done", Bits: 1, Flag: true}
	for _, tt := range []struct {
		name  string
		vars  []Variable
		conds []Comparison
		level int
		want  string
	}{
		{"i < n", []Variable{i}, []Comparison{{X: "i", Op: "<", Y: "n"}}, 0, "n - i"},
		{"i > n", []Variable{i}, []Comparison{{X: "i", Op: ">", Y: "n"}}, 0, "i - n"},
		{"i != n, from below or around", []Variable{i}, []Comparison{{X: "i", Op: "!=", Y: "n"}}, 0, "(unsigned)(n - i)"},
		{"i falls", []Variable{i}, nil, 0, "i"},
		{"i rises", []Variable{i}, nil, 0, "~i"},
		{"i comes nearer to zero", []Variable{i}, nil, 0, "(i < 0 ? -(long long)i : i)"},
		{"a pointer rises", []Variable{p}, nil, 0, "~__CPROVER_POINTER_OFFSET(p)"},
		{"one of two falls", []Variable{i, n}, nil, 1, "(long long)i + (long long)n"},
		{"the flag says which way", []Variable{i, done}, nil, 1, "(done ? i : ~i)"},
		{"n falls where i stays", []Variable{i, n}, nil, 2, "i, n"},
		{"i falls once the flag is set", []Variable{i, done}, nil, 2, "~done, i"},
	} {
		if got := Measures(tt.vars, tt.conds); !slices.Contains(got[tt.level], tt.want) {
			t.Errorf("%s: %q is not among the measures of level %d: %q", tt.name, tt.want, tt.level, got[tt.level])
		}
	}
}
