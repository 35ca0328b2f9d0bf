package moves

import (
	"fmt"
	"slices"
	"testing"
)

func TestTogether(t *testing.T) {
	counter := Cursor{Name: "i", Entry: "i0", Type: "int"}
	pointer := Cursor{Name: "p", Entry: "p0", Type: "long *", Pointer: true}
	counter.Move(-1)
	pointer.Move(2)
	var got []string
	Together(counter, pointer, func(format string, args ...any) { got = append(got, fmt.Sprintf(format, args...)) })
	want := "((unsigned long)i0 - (unsigned long)i) * (2 * sizeof(*p)) == ((unsigned long)__CPROVER_POINTER_OFFSET(p) - (unsigned long)__CPROVER_POINTER_OFFSET(p0))"
	if len(got) != 3 || !slices.Contains(got, want) {
		t.Errorf("%q", got)
	}
}

func TestMove(t *testing.T) {
	c := Cursor{}
	if !c.Move(4) || !c.Move(-2) || c.Total != 2 || c.Least != 2 {
		t.Errorf("%+v", c)
	}
	if c.Move(0) || c.Total != 0 || c.Least != 0 {
		t.Errorf("a step of 0: %+v", c)
	}
}
