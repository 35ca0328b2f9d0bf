package lower

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// Only ends.go builds assumptions and assertions: so each assumption has a reason, and what a failed check ends was asserted.
func TestOnlyEndsBuildsAssumptions(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			if s, ok := call.Fun.(*ast.SelectorExpr); ok && (s.Sel.Name == "Assume" || s.Sel.Name == "Assert") {
				found++
				if file != "ends.go" {
					t.Errorf("%s: %s outside of ends.go", fset.Position(call.Pos()), s.Sel.Name)
				}
			}
			return true
		})
	}
	if found != 3 { // restrict, assert and given
		t.Errorf("found %d calls of Assume and Assert, want the three of ends.go", found)
	}
}

// An execution that ends for a check that was not asserted is an error of ours, and is reported as one.
func TestEndWithoutReason(t *testing.T) {
	for _, why := range []End{EndFailed, EndEnvironment, EndCut} {
		p := ir.NewProgram(64, 20)
		l := newLowerer(t.Context(), ir.NewBuilder(p, nil), DefaultOptions())
		root := &guard{reg: l.b.True()}
		yes, _ := branch(root, l.b.Nondet(ir.I1, "x"))
		l.cur = state{g: yes}
		l.end(why)
		if len(l.report.Unsupported) != 1 || !strings.HasPrefix(l.report.Unsupported[0], "internal: ") {
			t.Errorf("%v: unsupported %q", why, l.report.Unsupported)
		}
		if len(p.Checks) != 1 || p.Checks[0].Kind != ir.CheckUnsupported {
			t.Errorf("%v: checks %v", why, p.Checks)
		}
	}
}

// A check that nobody asks for ends nothing, and no assertion is built for it.
func TestUnaskedCheckEndsNothing(t *testing.T) {
	p := ir.NewProgram(64, 20)
	opt := DefaultOptions()
	opt.Asked = func(c ir.Check) bool { return c.Kind == ir.CheckShift }
	l := newLowerer(t.Context(), ir.NewBuilder(p, nil), opt)
	l.cur = state{g: &guard{reg: l.b.True()}}
	ok := l.b.Nondet(ir.I1, "ok")
	a := &activation{f: &cfg.Function{Name: "f", Checks: map[cfg.CheckKey]string{}, Counts: map[ir.CheckKind]int{}}}
	l.check(a, &cfg.Inst{ID: 1}, ir.CheckDivByZero, 0, ok, "division by zero")
	l.check(a, &cfg.Inst{ID: 2}, ir.CheckDivByZero, 0, l.b.False(), "division by zero")
	if l.dead || len(p.Checks) != 0 || l.report.Ends != [NumEnds]int{} {
		t.Errorf("dead %v, checks %v, ends %v", l.dead, p.Checks, l.report.Ends)
	}
	l.check(a, &cfg.Inst{ID: 3}, ir.CheckShift, 0, l.b.False(), "shift")
	if !l.dead || len(p.Checks) != 1 || l.report.Ends[EndFailed] != 1 {
		t.Errorf("dead %v, checks %v, ends %v", l.dead, p.Checks, l.report.Ends)
	}
}
