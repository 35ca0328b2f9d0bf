package cache

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/tools"
)

func TestDependencies(t *testing.T) {
	got := dependencies("x.o: x.c \\\n  a\\ b.h /usr/include/c.h\n")
	if strings.Join(got, "|") != "x.c|a b.h|/usr/include/c.h" {
		t.Errorf("%q", got)
	}
}

// Another version of this program may change a text in other ways before it is compiled: what one has kept is no answer for the other.
func TestEntryOfAnotherProgram(t *testing.T) {
	dir, source := t.TempDir(), filepath.Join(t.TempDir(), "a.c")
	if err := os.WriteFile(source, []byte("int x;\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { program = tools.Program })
	key := func(name string) string {
		program = func() (string, error) { return name, nil }
		e := Open(dir, "clang", source, dir, nil, nil, nil)
		if e == nil {
			t.Fatal("nothing is kept")
		}
		return e.key
	}
	if one, other, again := key("one"), key("other"), key("one"); one == other || one != again {
		t.Errorf("%s, %s and again %s", one, other, again)
	}
}
