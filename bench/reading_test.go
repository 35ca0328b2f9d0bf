package bench

import (
	"context"
	"os"
	"path/filepath"
	"testing"
)

// TestReading reads all of aws-c-common after each clang that is installed has optimised it.
func TestReading(t *testing.T) {
	library := filepath.Join("..", ".tools", "aws-c-common")
	if _, err := os.Stat(library); err != nil {
		t.Fatal("no sources of aws-c-common; run scripts/setup.sh")
	}
	files, err := Sources([]string{filepath.Join(library, "source")})
	if err != nil {
		t.Fatal(err)
	}
	include := "-I" + filepath.Join(library, "include")
	levels := []string{"O0", "O1", "O2"}
	if testing.Short() {
		levels = []string{"O2"}
	}
	for _, clang := range Clangs() {
		for _, level := range levels {
			r, err := Read(context.Background(), clang, level, []string{include, "-D_GNU_SOURCE"}, files)
			if err != nil {
				t.Fatal(err)
			}
			if r.Functions < 700 || r.Lost > 0 {
				t.Errorf("%s -%s: %d functions of %d files, %d not read: %v", clang, level, r.Functions, r.Files, r.Lost, r.Refused)
			}
		}
	}
}
