package opaque

import "testing"

// No formula may distinguish one pointer to a node from another. What it says of numbers, and of pointers to them, is free.
func TestFormulas(t *testing.T) {
	numbers := []string{"i", "n", "s"}
	for _, tt := range []struct {
		formula        string
		measures, sees bool
	}{
		{"i < n", false, false},
		{"p == 0", false, false},
		{"!p || p->next == q", false, false},
		{"p->value < n", false, true}, // < may be one of pointers
		{"__CPROVER_POINTER_OFFSET(s) <= n", false, false},
		{"__CPROVER_POINTER_OFFSET(p) == 0", true, true},
		{"__CPROVER_POINTER_OFFSET(p->next) <= __CPROVER_POINTER_OFFSET(s)", true, true},
		{"__CPROVER_OBJECT_SIZE(__CPROVER_loop_entry(p)) > 8", true, true},
		{"p - q == n", false, true},
		{"(unsigned long)p % 16 == 0", false, true},
	} {
		if got := Measures(tt.formula, numbers); got != tt.measures {
			t.Errorf("%s asks for offsets or sizes: %v", tt.formula, got)
		}
		if got := Sees(tt.formula, numbers); got != tt.sees {
			t.Errorf("%s sees a pointer: %v", tt.formula, got)
		}
	}
}
