package frontend

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"seabmc/frontend/cache"
	"seabmc/frontend/toolchain"
)

// A kept file is used as long as nothing that it was made from has changed; then, and only
// then, clang is asked again. The compiler is a script that counts its calls.
func TestKeptFiles(t *testing.T) {
	clang, err := toolchain.Locate("clang")
	if err != nil {
		t.Skip(err)
	}
	dir, folder := t.TempDir(), t.TempDir()
	dir = filepath.Join(dir, "inner")
	first, second := filepath.Join(dir, "first"), filepath.Join(dir, "second")
	for _, d := range []string{dir, first, second} {
		if err := os.Mkdir(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	calls := filepath.Join(dir, "calls")
	script := write(t, dir, "cc", "#!/bin/sh\necho call >> "+calls+"\nexec "+clang+` "$@"`+"\n")
	if err := os.Chmod(script, 0o755); err != nil {
		t.Fatal(err)
	}
	for d, n := range map[string]string{"one": "10", "two": "11"} {
		if err := os.MkdirAll(filepath.Join(dir, d, "sub"), 0o755); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(dir, d), "n.h", "#define N "+n+"\n")
	}
	main := write(t, dir, "main.c", "#include \"n.h\"\n#include <string.h>\nint main(void) { return N + X; }\n")
	write(t, second, "n.h", "#define N 1\n")

	opt := Options{Clang: script, CacheDir: folder, NoModels: true, Includes: []string{first, second}, Macros: []string{"-DX=0"}}
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
		{"damaged files", func() { damage(t, folder) }, true},
		{"a header that asks what exists", func() { write(t, dir, "n.h", "#if __has_include(\"m.h\")\n#endif\n#define N 6\n") }, true},
		{"and is not kept", func() {}, true},
		{"a header that says when it was compiled", func() { write(t, dir, "n.h", "#define N __TIME__[0]\n") }, true},
		{"and is not kept either", func() {}, true},
		{"a header below a folder beside the file's", func() { write(t, dir, "n.h", "#include \"../up.h\"\n"); write(t, dir, "up.h", "#define N 7\n") }, true},
		{"kept", func() {}, false},
		{"one that is found before it", func() { write(t, filepath.Dir(dir), "up.h", "#define N 8\n") }, true},
		{"a link to a header", func() { write(t, dir, "n.h", "#include \"link/n.h\"\n"); os.Symlink("one", filepath.Join(dir, "link")) }, true},
		{"kept again", func() {}, false},
		{"the link leads elsewhere", func() { os.Remove(filepath.Join(dir, "link")); os.Symlink("two", filepath.Join(dir, "link")) }, true},
		{"a header above where a link leads", func() {
			write(t, dir, "n.h", "#include \"deep/../n.h\"\n")
			os.Symlink("one/sub", filepath.Join(dir, "deep"))
		}, true},
		{"kept once more", func() {}, false},
		{"which changed", func() { write(t, filepath.Join(dir, "one"), "n.h", "#define N 12\n") }, true},
	} {
		step.change()
		time.Sleep(100 * time.Millisecond) // what changed just before a compilation may have changed during it
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

// A header that changes while clang runs belongs to no compilation that is kept. The compiler is a script that changes it when clang is done.
func TestChangedWhileCompiling(t *testing.T) {
	clang, err := toolchain.Locate("clang")
	if err != nil {
		t.Fatal(err)
	}
	for what, change := range map[string]string{
		"written":         "echo '#define N 2' > inc/n.h",
		"another file":    "mv other/n.h inc/n.h",
		"another folder":  "mv inc before; mv other inc",
		"another link":    "ln -sfn other link",
		"a shadow":        "mv other/n.h n.h",
		"not in this row": "true",
	} {
		dir := t.TempDir()
		for d, n := range map[string]string{"inc": "1", "other": "2"} {
			if err := os.Mkdir(filepath.Join(dir, d), 0o755); err != nil {
				t.Fatal(err)
			}
			write(t, filepath.Join(dir, d), "n.h", "#define N "+n+"\n")
		}
		os.Symlink("inc", filepath.Join(dir, "link"))
		folder := "inc"
		if what == "another link" {
			folder = "link"
		}
		main := write(t, dir, "main.c", "#include \"n.h\"\nint main(void) { return N; }\n")
		script := write(t, dir, "cc", "#!/bin/sh\n"+clang+` "$@"; code=$?; cd `+dir+"; [ -f done ] || { "+change+"; touch done; }\nexit $code\n")
		os.Chmod(script, 0o755)
		opt := Options{Clang: script, CacheDir: t.TempDir(), NoModels: true, Includes: []string{filepath.Join(dir, folder)}}
		time.Sleep(100 * time.Millisecond)
		var got []string
		for range 2 {
			opt.Depends = &cache.Depends{}
			p, err := Load(context.Background(), []string{main}, opt)
			if err != nil {
				t.Fatal(err)
			}
			s := p.Modules[0].LL.String()
			got = append(got, s[strings.Index(s, "@main"):])
		}
		if differs := got[0] != got[1]; differs != (what != "not in this row") {
			t.Errorf("%s: the second compilation differs: %v", what, differs)
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
