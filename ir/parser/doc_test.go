package parser_test

import (
	"os"
	"strings"
	"testing"

	"seabmc/ir"
	"seabmc/ir/parser"
)

// The example of docs/sea-ir.md parses.
func TestExampleOfTheDocumentation(t *testing.T) {
	doc, err := os.ReadFile("../../docs/sea-ir.md")
	if err != nil {
		t.Fatal(err)
	}
	parts := strings.Split(string(doc), "```\n")
	if len(parts) < 3 {
		t.Fatal("no example")
	}
	if _, err := parser.String(parts[1], "docs/sea-ir.md"); err != nil {
		t.Error(err)
	}
	for o := ir.OpConst; o < ir.NumOps; o++ {
		if !strings.Contains(string(doc), o.String()) {
			t.Errorf("%v is not described", o)
		}
	}
}
