package main

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestDependenciesAreExplained checks that docs/dependencies.md has a line for each direct dependency in go.mod, and for no other module.
func TestDependenciesAreExplained(t *testing.T) {
	mod, err := os.ReadFile("../../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("../../docs/dependencies.md")
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^\t(\S+) v\S+$`).FindAllStringSubmatch(string(mod), -1) {
		used[m[1]] = true
		if !strings.Contains(string(page), "| `"+m[1]+"` |") {
			t.Errorf("docs/dependencies.md does not say why %s is there", m[1])
		}
	}
	for _, m := range regexp.MustCompile("(?m)^\\| `([^`]+\\.[^`]+/[^`]+)` \\|").FindAllStringSubmatch(string(page), -1) {
		if !used[m[1]] {
			t.Errorf("docs/dependencies.md names %s, which is not used", m[1])
		}
	}
	if len(used) < 10 {
		t.Errorf("only %d direct dependencies found in go.mod", len(used))
	}
}
