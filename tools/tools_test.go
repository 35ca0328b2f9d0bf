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
}
