package written

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"seabmc/frontend"
	"seabmc/prove/csource"
)

// What a loop writes through pointers is named by the variables that they are made from. If something has no name, nothing is proposed.
func TestTargets(t *testing.T) {
	const whole = "__CPROVER_w_ok(a, 1): __CPROVER_object_whole(a)"
	for _, tt := range []struct {
		name, body string
		want       []string
	}{
		{"an element", "a[i] = 0; i++;", []string{whole, "i"}},
		{"a row", "int *row = a + 3 * i; row[1] = 0;", []string{whole}},
		{"a pointer that moves", "*p++ = 0;", []string{"__CPROVER_w_ok(p, 1): __CPROVER_object_whole(p)", "p"}},
		{"arrays and structures", "t[i] = 0; s.x = 1; a[0] = 0;", []string{"__CPROVER_object_whole(t)", "s", whole}},
		{"a call", "set(&i, a); set(&t[2], 0);", []string{"i", whole, "__CPROVER_object_whole(&g)", "__CPROVER_object_whole(t)"}},
		{"nothing through a pointer", "i++;", nil},
		{"through a pointer in memory", "a[0] = 0; *s.to = 1;", nil},
	} {
		file := filepath.Join(t.TempDir(), "program.c")
		text := "int g; void set(int *x, int *y) { *x = *y; g = 1; }\nvoid f(int *a, int n) { int i = 0, *p = a, t[4]; struct { int x, *to; } s; while (n) { " + tt.body + " } }\n"
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		files, err := frontend.ReadSyntax(context.Background(), []string{file}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		f, err := csource.Read(files[0])
		if err != nil {
			t.Fatal(err)
		}
		f.Functions = map[string]*csource.Node{}
		var scope []Variable
		var code []*csource.Node
		f.Root.Each(func(n *csource.Node) bool {
			switch {
			case n.Kind == "FunctionDecl":
				f.Functions[n.Name] = n
			case n.Kind == "WhileStmt":
				code = n.Inner
			case (n.Kind == "VarDecl" || n.Kind == "ParmVarDecl") && len(n.Name) == 1 && code == nil:
				scope = append(scope, Variable{n.ID, n.Name})
			}
			return true
		})
		if got := Targets(f, scope, code); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
