package frontend

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"seabmc/frontend/fault"
)

// mutate damages a file as bad disks, cut-off downloads and careless editors do.
func mutate(r *rand.Rand, b []byte) []byte {
	b = append([]byte(nil), b...)
	if len(b) == 0 {
		return b
	}
	for range 1 + r.IntN(4) {
		if len(b) < 4 {
			return b
		}
		at := r.IntN(len(b))
		n := min(r.IntN(30), len(b)-at)
		switch r.IntN(7) {
		case 0: // cut off
			b = b[:at]
		case 1: // one byte
			b[at] = byte(r.IntN(256))
		case 2: // a piece is gone
			b = append(b[:at:at], b[at+n:]...)
		case 3: // a piece is there twice
			b = append(b[:at+n:at+n], b[at:]...)
		case 4: // two pieces change places
			to := r.IntN(len(b) - n + 1)
			piece := append([]byte(nil), b[at:at+n]...)
			copy(b[at:at+n], b[to:to+n])
			copy(b[to:to+n], piece)
		case 5: // a character that means something
			const marks = "(){}[]<>,=*!@%#\"0123456789"
			b[at] = marks[r.IntN(len(marks))]
		case 6: // a bit
			b[at] ^= 1 << r.IntN(8)
		}
	}
	return b
}

// loadDamaged loads a damaged file. It may be readable by chance; otherwise the error must be the input's, on one line.
func loadDamaged(t *testing.T, file string, roots []string) (readable bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	_, err := Load(ctx, []string{file}, Options{Roots: roots, NoModels: true})
	if err == nil {
		return true
	}
	var input *fault.InputError
	if !errors.As(err, &input) {
		t.Errorf("%s: error %T %v, want *InputError", file, err, err)
	} else if text := input.Summary(); len(text) > 600 || containsBreak(text) {
		t.Errorf("%s: message is not one clear line: %q", file, text)
	}
	return false
}

func containsBreak(s string) bool {
	for _, c := range s {
		if c == '\n' {
			return true
		}
	}
	return false
}

func TestDamagedAssembly(t *testing.T) {
	dir := t.TempDir()
	r := rand.New(rand.NewPCG(1, 2))
	var samples [][]byte
	for _, name := range []string{"new.ll", "old.ll"} {
		b, err := os.ReadFile("assembly/testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		samples = append(samples, b)
	}
	readable := 0
	const count = 2000
	for i := range count {
		file := filepath.Join(dir, "damaged.ll")
		if err := os.WriteFile(file, mutate(r, samples[i%len(samples)]), 0o644); err != nil {
			t.Fatal(err)
		}
		if loadDamaged(t, file, nil) {
			readable++
		}
		if t.Failed() {
			b, _ := os.ReadFile(file)
			t.Fatalf("the file was:\n%s", b)
		}
	}
	t.Logf("%d of %d damaged files could still be read", readable, count)
}

func TestDamagedBitcode(t *testing.T) {
	dir := t.TempDir()
	source := write(t, dir, "good.c", "int g[4];\nint main(void) { int s = 0; for (int i = 0; i < 4; i++) s += g[i]; return s; }\n")
	bitcode := filepath.Join(dir, "good.bc")
	clangBitcode(t, source, bitcode)
	good, err := os.ReadFile(bitcode)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(3, 4))
	for range 60 {
		file := filepath.Join(dir, "damaged.bc")
		if err := os.WriteFile(file, mutate(r, good), 0o644); err != nil {
			t.Fatal(err)
		}
		loadDamaged(t, file, nil)
	}
}

func TestRandomBytes(t *testing.T) {
	dir := t.TempDir()
	r := rand.New(rand.NewPCG(5, 6))
	for i := range 60 {
		b := make([]byte, r.IntN(2000))
		for j := range b {
			b[j] = byte(r.Uint32())
		}
		file := filepath.Join(dir, []string{"x.ll", "x.bc", "x"}[i%3])
		if err := os.WriteFile(file, b, 0o644); err != nil {
			t.Fatal(err)
		}
		if loadDamaged(t, file, nil) {
			t.Errorf("%d random bytes were read as a program", len(b))
		}
	}
}
