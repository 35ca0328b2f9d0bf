package bmc

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"seabmc/bmc/evidence"
	"seabmc/ir"
	"seabmc/solver"
	"seabmc/vcgen"
)

// asked is a question about claims with an answer.
func asked(a solver.Status, claims ...int) *evidence.Question {
	return &evidence.Question{Claims: claims, Answer: a}
}

// of is a program of two claims.
func of(questions ...*evidence.Question) *evidence.Case {
	return &evidence.Case{Claims: []int{3, 5}, Questions: questions}
}

// Whether what was asked is all of the program; package evidence has the ways in which it is not.
var coverings = []struct {
	name  string
	cases []*evidence.Case
	whole bool
}{
	{"nothing was asked", nil, false},
	{"rewriting proved all", []*evidence.Case{{}}, true},
	{"one question for both claims", []*evidence.Case{of(asked(solver.Unsat, 3, 5))}, true},
	{"a claim without an answer", []*evidence.Case{of(asked(solver.Unsat, 3), asked(solver.Unknown, 5))}, false},
	{"the program was not built to its end", []*evidence.Case{{Claims: []int{3}, Cut: true, Questions: []*evidence.Question{asked(solver.Unsat, 3)}}}, false},
}

// Every failure with every limit and every way in which questions cover a program, or do not.
func TestVerdict(t *testing.T) {
	failures := []struct {
		name string
		f    *evidence.CounterExample
		want Verdict // whatever else there is; Successful: that depends
	}{
		{"no failure", nil, Successful},
		{"a replayed failure", &evidence.CounterExample{Property: "p", Replayed: true, Approximate: false}, Failed},
		{"a failure that was not replayed", &evidence.CounterExample{Property: "p", Replayed: false, Approximate: false}, Inconclusive},
		{"an approximate failure", &evidence.CounterExample{Property: "p", Replayed: true, Approximate: true}, Inconclusive},
		{"an approximate failure that was not replayed", &evidence.CounterExample{Property: "p", Replayed: false, Approximate: true}, Inconclusive},
	}
	for _, f := range failures {
		for _, limits := range [][]string{nil, {"timeout of 1s reached"}} {
			for _, c := range coverings {
				want := f.want
				if want == Successful && (len(limits) > 0 || !c.whole) {
					want = Inconclusive
				}
				v, why := verdictOf(&evidence.Evidence{Cases: c.cases, Failure: f.f, Limits: limits})
				if v != want {
					t.Errorf("%s, limits %q, %s: %v (%s), want %v", f.name, limits, c.name, v, why, want)
				}
				if told := why != "" || len(limits) > 0; v == Inconclusive && !told {
					t.Errorf("%s, %s: INCONCLUSIVE without a reason", f.name, c.name)
				}
			}
		}
	}
}

func TestWhatTheUserSeesOfAGap(t *testing.T) {
	r := &Result{Config: &Config{}, Cases: []*evidence.Case{of(asked(solver.Unsat, 3))}}
	r.conclude()
	if want := "internal: no question covers assertion 5 in case []; please report this"; r.Verdict != Inconclusive || fmt.Sprint(r.Reasons) != "["+want+"]" {
		t.Errorf("%v %q, want %q", r.Verdict, r.Reasons, want)
	}
}

// No other place in the module gives a result its verdict. (Tasks of package bench have the verdict that is expected, as text.)
func TestVerdictsAreMadeInOnePlace(t *testing.T) {
	files := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == ".tools" || d.Name() == "bench" || d.Name() == ".git" || d.Name() == "testdata"):
			return filepath.SkipDir
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		files++
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch x := n.(type) {
			case *ast.FuncDecl:
				return !(x.Name.Name == "conclude" && filepath.Base(path) == "verdict.go")
			case *ast.AssignStmt:
				for _, l := range x.Lhs {
					if s, ok := l.(*ast.SelectorExpr); ok && s.Sel.Name == "Verdict" {
						t.Errorf("%v: a verdict is set", set.Position(x.Pos()))
					}
				}
			case *ast.CompositeLit:
				name := ""
				switch y := x.Type.(type) {
				case *ast.Ident:
					name = y.Name
				case *ast.SelectorExpr:
					name = y.Sel.Name
				}
				for _, e := range x.Elts {
					if kv, ok := e.(*ast.KeyValueExpr); ok && name == "Result" && fmt.Sprint(kv.Key) == "Verdict" {
						t.Errorf("%v: a result is made with a verdict", set.Position(x.Pos()))
					}
				}
			}
			return true
		})
		return nil
	})
	if err != nil || files < 100 {
		t.Errorf("%d files, %v", files, err)
	}
}

func TestSplitGap(t *testing.T) {
	top := ^uint64(0)
	tests := []struct {
		name  string
		split vcgen.Split
		whole bool
	}{
		{"0 to 3", vcgen.Split{Values: []uint64{0, 1, 2, 3}, Max: 3, Stride: 1}, true},
		{"the last is missing", vcgen.Split{Values: []uint64{0, 1, 2}, Max: 3, Stride: 1}, false},
		{"the first is missing", vcgen.Split{Values: []uint64{1, 2, 3}, Max: 3, Stride: 1}, false},
		{"multiples of 4", vcgen.Split{Values: []uint64{8, 12}, Min: 8, Max: 12, Stride: 4}, true},
		{"one of them is missing", vcgen.Split{Values: []uint64{8, 16}, Min: 8, Max: 16, Stride: 4}, false},
		{"up to the greatest number", vcgen.Split{Values: []uint64{top - 1, top}, Min: top - 1, Max: top, Stride: 1}, true},
		{"no values", vcgen.Split{}, false},
	}
	for _, tt := range tests {
		if gap := tt.split.Gap(); (gap == "") != tt.whole {
			t.Errorf("%s: %q", tt.name, gap)
		}
	}
}

// What is left of a run with proposed contracts of loops that does not prove the program: a failure may be none, and what was proved from contracts that were
// not proved may be wrong.
func TestWithdraw(t *testing.T) {
	const held, failed, open = StatusSuccess, StatusFailure, StatusUndetermined
	for _, tt := range []struct {
		name      string
		contract  ir.CheckKind
		was       Status // of the contract's claim
		assertion Status
		wantClaim Status
		want      Status
	}{
		{"proved from an invariant that holds", ir.CheckInvariantStep, held, held, held, held},
		{"proved from an invariant that a round does not keep", ir.CheckInvariantStep, failed, held, open, open},
		{"proved from an invariant that may not be kept", ir.CheckInvariantStep, open, held, open, open},
		{"proved from an invariant for which there was no time", ir.CheckInvariantStep, StatusTimeout, held, StatusTimeout, open},
		{"proved from an invariant that does not hold at first", ir.CheckInvariantBase, failed, held, open, open},
		{"proved of a loop that writes more than was said", ir.CheckAssigns, failed, held, open, open},
		{"proved from a measure that does not fall", ir.CheckDecreases, failed, held, open, open},
		{"a failure from an invariant that holds", ir.CheckInvariantStep, held, failed, held, open},
		{"another property fails", ir.CheckAssertion, failed, held, open, held},
		{"the program is proved", ir.CheckInvariantStep, held, held, held, held},
	} {
		claim := Property{Check: ir.Check{ID: "claim", Kind: tt.contract}, Status: tt.was}
		r := &Result{Properties: []Property{claim, {Check: ir.Check{ID: "main.assertion.1", Kind: ir.CheckAssertion}, Status: tt.assertion}}, Verdict: Inconclusive}
		if tt.was == failed || tt.assertion == failed {
			r.Failure, r.Verdict = &r.Properties[0], Failed
		}
		if tt.name == "the program is proved" { // but not all that was asked for beside it
			r.Verdict = Successful
		}
		verdict := r.Verdict
		before := len(r.Reasons)
		r.Withdraw("taken back")
		if got := [2]Status{r.Properties[0].Status, r.Properties[1].Status}; got != [2]Status{tt.wantClaim, tt.want} {
			t.Errorf("%s: %v", tt.name, got)
		}
		if r.Failure != nil || r.Verdict != Inconclusive {
			t.Errorf("%s: a failure is left: %v", tt.name, r.Verdict)
		}
		if taken := len(r.Reasons) > before; taken != (verdict != Inconclusive) {
			t.Errorf("%s: %v", tt.name, r.Reasons)
		}
	}
}
