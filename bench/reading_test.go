package bench

import (
	"context"
	"hash/crc32"
	"os"
	"path/filepath"
	"testing"
)

// TestReading reads aws-c-common after each installed clang has optimised it. It reads each file at one of the levels, which the file's name chooses,
// or with SEABMC_ALL=1 at all of them, as scripts/bench-reading.sh does.
func TestReading(t *testing.T) {
	library := filepath.Join("..", ".tools", "aws-c-common")
	if _, err := os.Stat(library); err != nil {
		t.Fatal("no sources of aws-c-common; run scripts/setup.sh")
	}
	files, err := Sources([]string{filepath.Join(library, "source")})
	if err != nil {
		t.Fatal(err)
	}
	levels := []string{"O0", "O1", "O2"}
	at := map[string][]string{}
	for _, f := range files {
		for i, level := range levels {
			if os.Getenv("SEABMC_ALL") == "1" || crc32.ChecksumIEEE([]byte(filepath.Base(f)))%uint32(len(levels)) == uint32(i) {
				at[level] = append(at[level], f)
			}
		}
	}
	flags := []string{"-I" + filepath.Join(library, "include"), "-D_GNU_SOURCE"}
	for _, clang := range Clangs() {
		functions := 0
		for _, level := range levels {
			r, err := Read(context.Background(), clang, level, flags, at[level])
			if err != nil {
				t.Fatal(err)
			}
			if functions += r.Functions; r.Lost > 0 {
				t.Errorf("%s -%s: %d functions of %d files, %d not read: %v", clang, level, r.Functions, r.Files, r.Lost, r.Refused)
			}
		}
		if functions < 700 {
			t.Errorf("%s: only %d functions", clang, functions)
		}
	}
}
