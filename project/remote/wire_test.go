package remote

import (
	"reflect"
	"testing"
)

// Paths of the sender's machine become paths below the worker's folder; those of the system stay.
func TestMoved(t *testing.T) {
	for _, x := range []struct{ arg, want string }{
		{"/home/a.c", "/w/home/a.c"},
		{"a.c", "a.c"},
		{"-I/home/inc", "-I/w/home/inc"},
		{"-I/usr/include", "-I/usr/include"},
		{"--include=/home/x.h", "--include=/w/home/x.h"},
		{"--flags-for=/home/a.c:-I/home/inc", "--flags-for=/w/home/a.c:-I/w/home/inc"},
		{"--flags-for=a.c:-include/home/x.h", "--flags-for=a.c:-include/w/home/x.h"},
		{"--flags-for=a.c:-DX=/home", "--flags-for=a.c:-DX=/home"},
		{"-DX=/home", "-DX=/home"},
	} {
		if got := moved([]string{x.arg}, "/w"); !reflect.DeepEqual(got, []string{x.want}) {
			t.Errorf("%s: %q, want %s", x.arg, got, x.want)
		}
	}
}
