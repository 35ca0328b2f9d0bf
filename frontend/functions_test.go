package frontend

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/frontend/fault"
)

// What is listed of functions: name, = if it is defined, ! if it has a contract, and what it uses.
func TestFunctions(t *testing.T) {
	const req = " __CPROVER_requires(x)"
	for _, c := range []struct {
		name  string
		files []string
		want  string // or the beginning of the error
	}{
		{"a definition with a contract", []string{"int f(int x)" + req + " { return g(x); }"}, "f=!"},
		{"the contract at the declaration", []string{"int f(int x)" + req + "; int f(int x) { return x; }"}, "f=!"},
		{"no body", []string{"int f(int x)" + req + ";"}, "f!"},
		{"no contract", []string{"int f(int x) { return x; } int g(void);"}, "f= g"},
		{"calls", []string{"int g(int x); int f(int x) { return g(x) + f(1); }"}, "g f=(f,g)"},
		{"not functions", []string{"typedef int t(int); struct s { int (*f)(int); }; int (*p)(int) = 0; int a[sizeof(int)]; _Static_assert(1, \"\");"}, ""},
		{"attributes", []string{"__attribute__((noinline)) static int f(int x) __attribute__((unused)); static int f(int x)" + req + " { return x; }"}, "f=!"},
		{"a structure by value", []string{"struct s { int i; } f(int x)" + req + " { struct s r = {x}; return r; }"}, "f=!"},
		{"the contract in another file", []string{"int f(int x)" + req + "; int g(int x) { return f(x); }", "int f(int x) { return x; }"}, "g=(f) f=!"},
		{"static functions of one name", []string{"static int f(int x)" + req + " { return x; } int g(int x) { return f(x); }", "static int f(int x) { return x; }"},
			"__CPROVER_file_local_0_c_f=! g=(__CPROVER_file_local_0_c_f) __CPROVER_file_local_1_c_f="},
		{"the variable of a quantifier may have another name", []string{"int f(int x) __CPROVER_requires(__CPROVER_forall { int i1; x != i1 });",
			"int f(int x) __CPROVER_requires(__CPROVER_forall { int i2; x != i2 });"}, "f!"},
		{"two contracts", []string{"int f(int x)" + req + ";", "int f(int x) __CPROVER_requires(!x);"}, "error: two contracts of f that differ"},
		{"a contract of no function", []string{"int x" + req + ";"}, "error: __CPROVER_requires after something that is not a function with a name"},
	} {
		dir := t.TempDir()
		var files []string
		for i, text := range c.files {
			files = append(files, filepath.Join(dir, fmt.Sprintf("%d.c", i)))
			if err := os.WriteFile(files[i], []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		fs, err := Functions(context.Background(), files, Options{})
		var list []string
		for _, f := range fs {
			if !strings.HasPrefix(f.File, dir) {
				continue // the prelude's
			}
			s := f.Name
			if f.Body {
				s += "="
			}
			if f.Contract {
				s += "!"
			}
			if len(f.Uses) > 0 {
				s += "(" + strings.Join(f.Uses, ",") + ")"
			}
			list = append(list, s)
		}
		got := strings.Join(list, " ")
		if err != nil {
			got = "error: " + err.(*fault.InputError).Msg
		}
		if got != c.want && !(err != nil && strings.HasPrefix(got, c.want)) {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}
