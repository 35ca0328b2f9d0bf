package main

import (
	"os"
	"path/filepath"
	"testing"
)

// Flags that say where headers are, or which macros there are, count wherever flags of a compiler may stand: on the command line, for one file alone, with
// goto-cc, and in a project whose proofs came from the starter kit.
func TestFlagsAboutHeaders(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"first/v.h": "#define V 1\n", "last/v.h": "#define V 0\n", "last/w.h": "#define W 1\n", "m.h": "#define M 1\nint f(void) { return 0; }\n",
		"a.c": "#include <assert.h>\n#include \"v.h\"\n#include <w.h>\nint main(void) { assert(V && W && M); return 0; }\nvoid harness(void) { main(); }\n",
	} {
		os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755)
		write(t, dir, name, text)
	}
	links := kitLinks(t)
	for _, args := range [][]string{
		{"-iquote", "first", "-idirafter", "last", "-imacros", "m.h", "a.c"},
		{"-iquotefirst", "-idirafterlast", "-imacrosm.h", "a.c"},
		{"-isystemfirst", "-isystem", "last", "-includem.h", "a.c"},
		{"--flags-for=a.c:-iquotefirst", "--flags-for=a.c:-idirafterlast", "--flags-for=a.c:-imacrosm.h", "a.c"},
	} {
		if a := seabmc(t, dir, nil, args...); a.code != 0 {
			t.Errorf("%v: exit %d\n%s%s", args, a.code, a.stdout, a.stderr)
		}
		if args[0][:2] == "--" {
			continue
		}
		a := kitRun(t, links, dir, "goto-cc", append([]string{"--function", "harness", "-o", "a.goto"}, args...)...)
		if b := kitRun(t, links, t.TempDir(), "cbmc", filepath.Join(dir, "a.goto")); a.code != 0 || b.code != 0 {
			t.Errorf("%v: goto-cc: exit %d, cbmc: exit %d\n%s%s%s%s", args, a.code, b.code, a.stdout, a.stderr, b.stdout, b.stderr)
		}
	}
}
