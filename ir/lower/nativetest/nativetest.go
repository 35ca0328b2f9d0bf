// Package nativetest compiles C programs and runs them on this machine, for tests that compare results.
package nativetest

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"seabmc/frontend/toolchain"
)

// Output is what the C program src prints on this machine.
func Output(t testing.TB, src string, flags ...string) []byte {
	t.Helper()
	clang, err := toolchain.Locate("clang")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file, program := filepath.Join(dir, "native.c"), filepath.Join(dir, "native")
	if err := os.WriteFile(file, []byte(src), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(clang, slices.Concat([]string{"-w", file, "-o", program}, flags)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command(program).Output()
	if err != nil {
		t.Fatal(err)
	}
	return out
}
