package tools

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestFind(t *testing.T) {
	dir := t.TempDir()
	prog := filepath.Join(dir, "my-prog")
	if err := os.WriteFile(prog, []byte("#!/bin/sh\n"), 0o755); err != nil {
		t.Fatal(err)
	}

	t.Run("environment first", func(t *testing.T) {
		t.Setenv("SEABMC_MY_PROG", prog)
		if p, err := Find("my-prog"); p != prog || err != nil {
			t.Error(p, err)
		}
	})
	t.Run("a wrong path in the environment is not skipped", func(t *testing.T) {
		t.Setenv("PATH", dir)
		t.Setenv("SEABMC_MY_PROG", filepath.Join(dir, "nothing"))
		if p, err := Find("my-prog"); err == nil {
			t.Error(p)
		}
	})
	t.Run("PATH", func(t *testing.T) {
		t.Setenv("PATH", dir)
		if p, err := Find("my-prog"); p != prog || err != nil {
			t.Error(p, err)
		}
	})
	t.Run("missing", func(t *testing.T) {
		_, err := Find("no-such-tool")
		var nf *NotFoundError
		if !errors.As(err, &nf) || !strings.Contains(err.Error(), "SEABMC_NO_SUCH_TOOL") {
			t.Error(err)
		}
	})
	t.Run("library by highest version", func(t *testing.T) {
		for _, n := range []string{"libfoo.so.1", "libfoo.so.2.6.5"} {
			if err := os.WriteFile(filepath.Join(dir, n), nil, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		t.Setenv("LD_LIBRARY_PATH", dir)
		if p, err := Find("libfoo"); filepath.Base(p) != "libfoo.so.2.6.5" {
			t.Error(p, err)
		}
	})
	t.Run("a known tool says how to get it", func(t *testing.T) {
		t.Setenv("PATH", t.TempDir())
		if _, err := Find("llvm-dis"); err == nil || !strings.Contains(err.Error(), "get it with: apt-get install llvm-14") {
			t.Error(err)
		}
	})
}

// A stranger's source tree may contain files named like our tools, a go.mod named like ours, and anything else. None of it is used.
func TestNothingFromTheWorkingFolder(t *testing.T) {
	hostile := t.TempDir()
	plant := func(name string) {
		file := filepath.Join(hostile, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte("#!/bin/sh\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	plant("planted")
	plant("libplanted.so")
	plant("bin/planted")
	plant(".tools/bin/planted")
	plant(".tools/lib/libplanted.so")
	if err := os.WriteFile(filepath.Join(hostile, "go.mod"), []byte("module seabmc\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	sub := filepath.Join(hostile, "sub")
	if err := os.Mkdir(sub, 0o755); err != nil {
		t.Fatal(err)
	}
	inTest = false // as an installed program
	defer func() { inTest = true }()
	for _, cwd := range []string{hostile, sub} {
		t.Chdir(cwd)
		for _, path := range []string{"", ".", "bin", "../bin:..", "/usr/bin:", ":/usr/bin", "/usr/bin::/bin"} {
			t.Setenv("PATH", path)
			t.Setenv("LD_LIBRARY_PATH", path)
			for _, name := range []string{"planted", "libplanted"} {
				if p, err := Find(name); err == nil {
					t.Errorf("in %s, with PATH=%q: %s is %s", cwd, path, name, p)
				}
			}
		}
	}
}
