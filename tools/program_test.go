package tools

import (
	"os"
	"path/filepath"
	"testing"
)

// A program is named by what it is made of: by its build identifier, or else by all of its bytes.
func TestNameOfAProgram(t *testing.T) {
	file := func(text string) string {
		path := filepath.Join(t.TempDir(), "program")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		name, err := nameOf(path)
		if err != nil || name == "" {
			t.Fatalf("%q %v", name, err)
		}
		return name
	}
	if a, b, again := file("one"), file("two"), file("one"); a == b || a != again {
		t.Errorf("%s, %s, and again %s", a, b, again)
	}
	this, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(this)
	if err != nil {
		t.Fatal(err)
	}
	if name, err := nameOf(this); err != nil || name == file(string(whole[:len(whole)/2])) {
		t.Errorf("%q %v", name, err)
	}
	if _, err := nameOf(filepath.Join(t.TempDir(), "none")); err == nil {
		t.Error("a program that is not there has a name")
	}
}
