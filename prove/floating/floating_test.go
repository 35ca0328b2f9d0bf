package floating

import (
	"fmt"
	"slices"
	"testing"
)

func TestPropose(t *testing.T) {
	for _, c := range []struct {
		name string
		v    Variable
		want []string
	}{
		{"a variable alone has a sign", Variable{Name: "x"}, []string{"x >= 0"}},
		{"constants are bounds on both sides", Variable{Name: "x", Literals: []string{"-1.5f"}}, []string{"x >= 0", "x <= -1.5f", "x >= -1.5f"}},
		{"it may count rounds", Variable{Name: "x", Counters: []string{"n"}}, []string{"x >= 0", "x == n"}},
	} {
		var got []string
		c.v.Propose(func(format string, args ...any) { got = append(got, fmt.Sprintf(format, args...)) })
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
