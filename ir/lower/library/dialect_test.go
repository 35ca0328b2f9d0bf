package library

import (
	"testing"

	"seabmc/frontend"
)

// A function that is listed as unsupported must have no model: the name would hide it.
func TestUnsupportedHaveNoModel(t *testing.T) {
	for _, name := range unsupportedNames() {
		if file, ok := frontend.ModelFor(name); ok {
			t.Errorf("%s has a model in %s", name, file)
		}
	}
}

// A name in the list that already has a meaning would never be reached.
func TestUnsupportedAreUnknown(t *testing.T) {
	for _, name := range unsupportedNames() {
		if p := dialects[name]; !p.quiet {
			t.Errorf("%s has a meaning and is in library.txt too", name)
		}
	}
}

// A name that two dialects have would get the meaning of the later one.
func TestNoNameIsInTwoDialects(t *testing.T) {
	w, seen := newWords(), map[string]bool{}
	for _, names := range []map[string]primitive{w.ofC(), w.ofModels(), w.ofSVComp(), w.ofCBMC(), w.ofESBMC(), w.ofSeaHorn(), w.ofKLEE()} {
		for name := range names {
			if seen[name] {
				t.Errorf("%s is in two dialects", name)
			}
			seen[name] = true
		}
	}
	if len(seen) < 150 {
		t.Errorf("only %d names", len(seen))
	}
}
