package frontend

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/frontend/fault"
	"seabmc/frontend/toolchain"
)

const newerC = "_Float16 twice(_Float16 x) { return x + x; }\nint main(void) { return twice(1) != 2; }\n"

func TestNewerClang(t *testing.T) {
	file := write(t, t.TempDir(), "newer.c", newerC)
	p, err := Load(context.Background(), []string{file}, Options{})
	if err != nil {
		t.Fatalf("%v; scripts/setup.sh installs a newer clang", err)
	}
	if defined, _ := functions(p.Modules[0]); len(defined) != 2 {
		t.Errorf("functions %v", defined)
	}
	_, err = Load(context.Background(), []string{file}, Options{Clang: "clang-14"})
	var input *fault.InputError
	if !errors.As(err, &input) || !strings.Contains(input.Summary(), "_Float16 is not supported") {
		t.Errorf("the compiler that the user chose gives %v", err)
	}
}

// Of what both refuse the one that came further in the file tells.
func TestWhichClangTells(t *testing.T) {
	dir := t.TempDir()
	for _, tt := range []struct{ name, text, want string }{
		{"both.c", "int main(void) {\n\treturn 1 +;\n}\n", "both.c:2: does not compile: expected expression"},
		{"later.c", "_Float16 x;\nint main(void) {\n\treturn y;\n}\n", "later.c:3: does not compile: use of undeclared identifier 'y'"},
	} {
		_, err := Load(context.Background(), []string{write(t, dir, tt.name, tt.text)}, Options{})
		var input *fault.InputError
		if !errors.As(err, &input) || !strings.Contains(input.Summary(), tt.want) {
			t.Errorf("%s: %v, want %s", tt.name, err, tt.want)
		}
	}
}

// Without a newer one the message says how to get it.
func TestNoNewerClang(t *testing.T) {
	dir := t.TempDir()
	old, err := toolchain.Locate("clang")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(old, filepath.Join(dir, "clang-14")); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir)
	_, err = Load(context.Background(), []string{write(t, dir, "newer.c", newerC)}, Options{})
	if err == nil || !strings.Contains(err.Error(), "seabmc doctor says how to get one") {
		t.Errorf("error is %v", err)
	}
	var w strings.Builder
	toolchain.Doctor(&w) // its error names what else is missing
	if !strings.Contains(w.String(), "get it: apt-get install clang-19") {
		t.Errorf("doctor says %q", w.String())
	}
}

func TestFoldedDivision(t *testing.T) {
	for _, tt := range []struct {
		assembly, diagnostics string
		want                  bool
	}{
		{"  ret i32 poison", "", true},
		{"  ret i32 %poison", "", false},
		{"  store i64 srem (i64 10, i64 sub (i64 ptrtoint (i32* @a to i64), i64 1)), i64* %p", "", true},
		{"  %x = sdiv i32 %a, %b", "", false},
		{"  ret i32 0", "x.c:1:2: warning: division by zero is undefined [-Wdivision-by-zero]", true},
	} {
		if got := foldedDivision(tt.assembly, tt.diagnostics); got != tt.want {
			t.Errorf("%q, %q: %v", tt.assembly, tt.diagnostics, got)
		}
	}
}
