package tools

import (
	"debug/elf"
	"os"
	"slices"
	"testing"
)

// The strings of the dynamic section are the same as those that the standard library finds in the whole table.
func TestDynamicStrings(t *testing.T) {
	some := false
	for _, path := range append(Compilers(), "/bin/sh", "/usr/bin/python3") {
		f, err := elf.Open(path)
		if err != nil {
			continue // a script, or not installed
		}
		for _, tag := range []elf.DynTag{elf.DT_NEEDED, elf.DT_RUNPATH, elf.DT_SONAME} {
			want, err := f.DynString(tag)
			got := dynamicStrings(f, tag)
			if err == nil && !slices.Equal(got, want) {
				t.Errorf("%s: %v: %q, want %q", path, tag, got, want)
			}
			some = some || len(got) > 0
		}
		f.Close()
	}
	if !some {
		t.Error("no program was looked at")
	}
}

// A file that is not an ELF file, or is a broken one, needs no libraries.
func TestLibrariesOfWhatIsNoProgram(t *testing.T) {
	sh, err := os.ReadFile("/bin/sh")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"", "#!/bin/sh\n", string(sh[:100]), string(sh[:len(sh)/2])} {
		path := t.TempDir() + "/program"
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
		if got := Libraries(path); len(got) > 0 {
			t.Errorf("%d bytes: %q", len(text), got)
		}
	}
}
