package frontend

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"seabmc/frontend/toolchain"
)

// A kept file is used as long as nothing that it was made from has changed; then, and only
// then, clang is asked again. The compiler is a script that counts its calls.
func TestKeptFiles(t *testing.T) {
	clang, err := toolchain.Locate("clang")
	if err != nil {
		t.Skip(err)
	}
	dir, cache := t.TempDir(), t.TempDir()
	first, second := filepath.Join(dir, "first"), filepath.Join(dir, "second")
	for _, d := range []string{first, second} {
		if err := os.Mkdir(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	calls := filepath.Join(dir, "calls")
	script := write(t, dir, "cc", "#!/bin/sh\necho call >> "+calls+"\nexec "+clang+` "$@"`+"\n")
	if err := os.Chmod(script, 0o755); err != nil {
		t.Fatal(err)
	}
	main := write(t, dir, "main.c", "#include \"n.h\"\n#include <string.h>\nint main(void) { return N + X; }\n")
	write(t, second, "n.h", "#define N 1\n")

	opt := Options{Clang: script, CacheDir: cache, NoModels: true, Includes: []string{first, second}, Macros: []string{"-DX=0"}}
	result := func() string {
		t.Helper()
		p, err := Load(context.Background(), []string{main}, opt)
		if err != nil {
			t.Fatal(err)
		}
		s := p.Modules[0].LL.String()
		return s[strings.Index(s, "@main"):]
	}
	compiled := func() int {
		b, _ := os.ReadFile(calls)
		return strings.Count(string(b), "call")
	}
	for i, step := range []struct {
		what   string
		change func()
		again  bool // clang has to be asked
	}{
		{"first", func() {}, true},
		{"nothing changed", func() {}, false},
		{"new times, same contents", func() { os.Chtimes(main, time.Now(), time.Now()) }, false},
		{"another header", func() { write(t, second, "n.h", "#define N 2\n") }, true},
		{"a header that is found first", func() { write(t, first, "n.h", "#define N 3\n") }, true},
		{"a header beside the file", func() { write(t, dir, "n.h", "#define N 4\n") }, true},
		{"in the place of a system header", func() { write(t, first, "string.h", "#undef N\n#define N 5\n") }, true},
		{"another flag", func() { opt.Macros = []string{"-DX=10"} }, true},
		{"the old flag", func() { opt.Macros = []string{"-DX=0"} }, false},
		{"damaged files", func() { damage(t, cache) }, true},
		{"a header that asks what exists", func() { write(t, dir, "n.h", "#if __has_include(\"m.h\")\n#endif\n#define N 6\n") }, true},
		{"and is not kept", func() {}, true},
	} {
		step.change()
		before := compiled()
		got := result()
		if asked := compiled() > before; asked != step.again {
			t.Errorf("%d, %s: clang was asked: %v", i, step.what, asked)
		}
		fresh := opt
		fresh.CacheDir = ""
		p, err := Load(context.Background(), []string{main}, fresh)
		if err != nil {
			t.Fatal(err)
		}
		if want := p.Modules[0].LL.String(); !strings.HasSuffix(want, got) {
			t.Errorf("%d, %s: the kept file differs from a new one", i, step.what)
		}
	}
}

// damage cuts every kept assembly in half.
func damage(t *testing.T, cache string) {
	files, _ := filepath.Glob(filepath.Join(cache, "c-*.ll"))
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err == nil {
			err = os.WriteFile(f, b[:len(b)/2], 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
