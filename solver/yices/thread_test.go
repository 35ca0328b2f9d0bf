package yices

import "testing"

// A worker limits the data of its processes, and several stacks have to fit into it.
func TestStackWithin(t *testing.T) {
	for _, tt := range []struct {
		limit uint64
		want  int
	}{
		{1<<64 - 1, stackSize}, // no limit
		{64 << 30, stackSize},
		{3 << 30, 128 << 20},
		{1 << 20, 8 << 20},
	} {
		if got := stackWithin(tt.limit); got != tt.want {
			t.Errorf("of %d bytes: a stack of %d, want %d", tt.limit, got, tt.want)
		}
	}
}

// Another library has its own state, and so has another one of that.
func TestAnotherOfAnother(t *testing.T) {
	l := loadLibrary(t)
	second := l.Another()
	if second == nil {
		t.Skip("the library cannot be loaded twice here")
	}
	third := second.Another()
	if third == nil || third == second || third == l || third.f.check == second.f.check || third.f.check == l.f.check || second.f.check == l.f.check {
		t.Error("two of three libraries are one")
	}
}
