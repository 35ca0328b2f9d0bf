package frontend

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	file := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

func clangBitcode(t *testing.T, source, bitcode string) {
	t.Helper()
	clang, err := LocateTool("clang")
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(clang, "-c", "-emit-llvm", "-g", source, "-o", bitcode).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}
