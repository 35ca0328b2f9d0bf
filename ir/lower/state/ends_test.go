package state

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
)

// Only ends.go builds assumptions and assertions: so each assumption has a reason, and what a failed check ends was asserted.
func TestOnlyEndsBuildsAssumptions(t *testing.T) {
	var files []string
	for _, folder := range []string{".", "../arith", "../memory", "../checks", "../guarded", "../library"} {
		fs, err := filepath.Glob(folder + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, fs...)
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
			s, ok := call.Fun.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if on, ok := s.X.(*ast.SelectorExpr); ok && on.Sel.Name == "B" && (s.Sel.Name == "Assume" || s.Sel.Name == "Assert") {
				found++
				if file != "ends.go" {
					t.Errorf("%s: %s outside of ends.go", fset.Position(call.Pos()), s.Sel.Name)
				}
			}
			return true
		})
	}
	if found != 4 { // restrict, assert, given and goesOn
		t.Errorf("found %d calls of Assume and Assert, want the four of ends.go", found)
	}
}

// An execution that ends for a check that was not asserted is an error of ours, and is reported as one.
func TestEndWithoutReason(t *testing.T) {
	for _, why := range []End{EndFailed, EndEnvironment, EndCut} {
		p := ir.NewProgram(64, 20)
		l := New(ir.NewBuilder(p, nil), DefaultOptions())
		root := path.Root(l.B)
		yes, _ := path.Branch(root, l.B.Nondet(ir.I1, "x"))
		l.State = State{Guard: yes}
		l.End(why)
		if len(l.Report.Unsupported) != 1 || !strings.HasPrefix(l.Report.Unsupported[0], "internal: ") {
			t.Errorf("%v: unsupported %q", why, l.Report.Unsupported)
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
	l := New(ir.NewBuilder(p, nil), opt)
	l.State = State{Guard: path.Root(l.B)}
	ok := l.B.Nondet(ir.I1, "ok")
	a := &Activation{Function: &cfg.Function{Name: "f", Checks: map[cfg.CheckKey]string{}, Counts: map[ir.CheckKind]int{}}}
	l.Check(a, &cfg.Inst{ID: 1}, ir.CheckDivByZero, 0, ok, "division by zero")
	l.Check(a, &cfg.Inst{ID: 2}, ir.CheckDivByZero, 0, l.B.False(), "division by zero")
	if l.Dead || len(p.Checks) != 0 || l.Report.Ends != [NumEnds]int{} {
		t.Errorf("dead %v, checks %v, ends %v", l.Dead, p.Checks, l.Report.Ends)
	}
	l.Check(a, &cfg.Inst{ID: 3}, ir.CheckShift, 0, l.B.False(), "shift")
	if !l.Dead || len(p.Checks) != 1 || l.Report.Ends[EndFailed] != 1 {
		t.Errorf("dead %v, checks %v, ends %v", l.Dead, p.Checks, l.Report.Ends)
	}
}
