package frontend

import (
	"context"
	"strings"
	"testing"
)

// What clang's code does not show is shown, and nothing else is changed.
func TestLivesAreShown(t *testing.T) {
	const s = "struct s { int n; int a[4]; }; struct s f(void); int g(int *), k; "
	for _, c := range []struct {
		name, text string
		want       string // in the code; "": the text is not changed
	}{
		{"declared before the first case", "int k; int main(void) { switch (k) { int y; case 1: y = 3; return y; } return 0; }", "__seabmc_declared1:"},
		{"in a for statement behind a goto", "int k; int main(void) { goto in; for (int i = 0; i < 3; i++) { in: k = i; } return 0; }", ""},
		{"in a block behind a goto", "int k; int main(void) { goto in; { int y; in: y = 3; k = y; } return 0; }", "__seabmc_declared1:"},
		{"two of one name, of which one is reached", "int k; int main(void) { int y = 1; switch (k) { int y; case 1: y = 3; return y; } return y; }", "__seabmc_declared2:"},
		{"used behind a declaration that is not reached", "int k; int main(void) { return k; int x = 1; int y = x; in: k = y; goto in; }", "__seabmc_declared2:"},
		{"a name that clang has, too", s + "int main(void) { goto in; { struct s tmp; in: tmp.n = 1; k = tmp.n; } return 0; }", "__seabmc_declared1:"},
		{"code that nothing leads to", "int k; int main(void) { return 0; int y = 1; k = y; }", ""},
		{"declared where an execution comes by", "int k; int main(void) { switch (k) { case 1:; int y = 3; return y; } return 0; }", ""},
		{"an array of a result", s + "int main(void) { int *p = f().a; return *p; }", "%__seabmc_temporary1 = alloca %struct.s"},
		{"an element that is read", s + "int main(void) { return f().a[2]; }", ""},
		{"an array that is not evaluated", s + "int main(void) { return sizeof *f().a; }", ""},
		{"an array of a variable", s + "int main(void) { struct s x = f(); return g(x.a); }", ""},
		{"an array of a compound literal", s + "int main(void) { return g((struct s){1}.a); }", ""},
		{"a function without debug information", "__attribute__((nodebug)) int f(void) { int x = 1; return x; }", "@f() #0 !dbg "},
	} {
		file := write(t, t.TempDir(), "x.c", c.text)
		l := &loader{opt: Options{Lifetimes: true}}
		defer l.cleanup()
		out, err := l.compile(context.Background(), file)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if c.want == "" && strings.Contains(out, "__seabmc_") || !strings.Contains(out, c.want) {
			t.Errorf("%s: %q is not in, or something else is changed in\n%s", c.name, c.want, out)
		}
		if u := untoldIn(file, out); len(u.variables) > 0 {
			t.Errorf("%s: still without a record: %v", c.name, u.variables)
		}
	}
}
