package recurring

import (
	"slices"
	"testing"
)

func TestStarts(t *testing.T) {
	got := Starts("i < n", []string{"i == 3", "i < n"}, []Variable{{Name: "n", Bits: 8, Signed: true}, {Name: "p", Pointer: true}, {Name: "q", Pointer: true, Changed: true}, {Name: "i", Bits: 64, Changed: true}})
	want := []string{"i < n", "(i < n) && (n == 127U)", "(i < n) && (p == 0)", "(i < n) && (i % 2 != 0)", "(i < n) && (i % 2 == 0)",
		"(i < n) && (i == 3)", "(i < n) && (!(i == 3))", "(i < n) && (i < n)", "(i < n) && (!(i < n))"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	if got := Starts("", nil, []Variable{{Name: "x", Bits: 64}}); !slices.Equal(got, []string{"x == 18446744073709551615UL"}) {
		t.Errorf("%q", got)
	}
}
