package assembly

import (
	"os"
	"testing"
)

// sample reads a module of testdata: new.ll is as LLVM 19 and 20 write them (opaque pointers, debug records, newer flags and attributes),
// old.ll as clang 14 does.
func sample(t testing.TB, name string) string {
	b, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func FuzzAssembly(f *testing.F) {
	f.Add(sample(f, "new.ll"))
	f.Add(sample(f, "old.ll"))
	f.Fuzz(func(t *testing.T, src string) {
		x, err := Scan("fuzz.ll", src)
		if err != nil {
			return
		}
		NewLinker([]*Text{x}, noModels).MarkRoots(nil)
		x.Parse()
	})
}
