package state

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// Because prints each of its operands as text: the format has a %s for each, unless it is empty.
func TestFormatsOfBecause(t *testing.T) {
	calls := 0
	err := filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			if s, ok := call.Fun.(*ast.SelectorExpr); !ok || s.Sel.Name != "Because" {
				return true
			}
			calls++
			lit, _ := call.Args[0].(*ast.BasicLit)
			if lit == nil {
				t.Errorf("%s: the format is no literal", path)
				return true
			}
			format, _ := strconv.Unquote(lit.Value)
			if verbs := strings.Count(format, "%s"); format != "" && verbs != len(call.Args)-1 || strings.Count(format, "%") != verbs {
				t.Errorf("%s: %q has %d operands", path, format, len(call.Args)-1)
			}
			return true
		})
		return nil
	})
	if err != nil || calls < 20 {
		t.Errorf("%d calls were found, %v", calls, err)
	}
}
