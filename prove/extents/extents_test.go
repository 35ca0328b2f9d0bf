package extents

import (
	"slices"
	"testing"
)

func TestRequired(t *testing.T) {
	params := []Parameter{{Name: "a", Pointer: true, Written: true, Numbers: true}, {Name: "n", Bits: 32}, {Name: "c", Bits: 8}, {Name: "w", Bits: 32, Factor: true}}
	got := Required(params)
	for _, want := range []string{
		"__CPROVER_POINTER_OFFSET(a) == 0",
		"__CPROVER_w_ok(a, sizeof(*a))",
		"(__int128)n + 1 <= 0 || __CPROVER_w_ok(a, ((unsigned long)n + 1) * sizeof(*a))",
		"n <= 0 || w <= 0 || __CPROVER_w_ok(a, (unsigned long)n * (unsigned long)w * sizeof(*a))",
	} {
		if !slices.Contains(got, want) {
			t.Errorf("%q is not among %q", want, got)
		}
	}
	if len(got) != 7 { // a byte is no number of elements
		t.Errorf("%d formulas: %q", len(got), got)
	}
	params[0].Written, params[0].Numbers = false, false
	if got = Required(params); slices.Contains(got, "__CPROVER_POINTER_OFFSET(a) == 0") || !slices.Contains(got, "__CPROVER_r_ok(a, sizeof(*a))") {
		t.Errorf("of a node that is only read: %q", got)
	}
}

func TestAssigned(t *testing.T) {
	params := []Parameter{{Name: "a", Pointer: true, Written: true}, {Name: "b", Pointer: true}, {Name: "n", Bits: 32}}
	if got := Assigned(params, true); len(got) != 1 || got[0] != "__CPROVER_w_ok(a, 1): __CPROVER_object_whole(a)" {
		t.Errorf("checked: %q", got)
	}
	if got := Assigned(params, false); len(got) != 1 || got[0] != "__CPROVER_object_whole(a)" {
		t.Errorf("not checked: %q", got)
	}
}

func TestTogether(t *testing.T) {
	got := Together([]Parameter{{Name: "n", Bits: 32, Signed: true}, {Name: "p", Pointer: true}, {Name: "flag", Bits: 1}, {Name: "acc", Bits: 32, Signed: true}}, []int64{9})
	if len(got) != 12 || got[0] != "(__int128)n + acc <= 9" || !slices.Contains(got, "(__int128)n - acc >= -2147483648") {
		t.Errorf("%d formulas: %q", len(got), got)
	}
}
