package vcgen

import (
	"context"
	"fmt"
	"math/rand"
	"os"
	"strings"
	"testing"
	"time"

	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/ir/irgen"
	"seabmc/ir/printer"
	"seabmc/solver"
	"seabmc/term"
)

// open opens a solver (SEABMC_SOLVER, else Yices), or skips the test.
func open(tb testing.TB) solver.Solver {
	tb.Helper()
	name := os.Getenv("SEABMC_SOLVER")
	if name == "" {
		name = "yices"
	}
	s, err := solver.Open(name, solver.Options{Timeout: 20 * time.Second})
	if err != nil {
		tb.Skip(err)
	}
	return s
}

// verdicts decides each property of p in one variant: one letter for each, s (safe),
// u (unsafe) or ? (no answer). A model is confirmed by evaluation and by the interpreter.
func verdicts(p *ir.Program, v variant, s solver.Solver) (string, error) {
	g, err := generate(p, v, nil)
	if err != nil {
		return "", err
	}
	vc := g.VC()
	ses, err := s.NewSession(vc.T)
	if err != nil {
		return "", err
	}
	defer ses.Close()
	for _, c := range vc.Side {
		if err := ses.Assert(c); err != nil {
			return "", err
		}
	}
	var out strings.Builder
	for _, x := range vc.Props {
		letter, err := decide(p, g, vc, x, ses)
		if err != nil {
			return "", err
		}
		out.WriteByte(letter)
	}
	return out.String(), nil
}

// decide asks about one property; first for a model within the bounds of the encoding.
func decide(p *ir.Program, g *Gen, vc *VC, x Prop, ses solver.Session) (byte, error) {
	if x.Violated == term.False {
		return 's', nil
	}
	exact := vc.T.Not(vc.T.Or(vc.Incomplete...))
	for _, within := range []term.ID{exact, term.True} {
		res, err := ses.Check(context.Background(), x.Violated, within)
		switch {
		case err != nil:
			return 0, err
		case res.Status == solver.Unknown:
			return '?', nil
		case res.Status == solver.Sat:
			return confirm(p, g, vc, x, res.Model)
		case exact == term.True:
			return 's', nil
		}
	}
	return 's', nil
}

func confirm(p *ir.Program, g *Gen, vc *VC, x Prop, m *term.Model) (byte, error) {
	for _, c := range append([]term.ID{x.Violated}, vc.Side...) {
		if ok, err := m.EvalBool(c); err != nil || !ok {
			return 0, fmt.Errorf("the model does not satisfy the condition (%v)", err)
		}
	}
	run, err := interp.Run(p, g.Inputs(m), interp.Options{Ignore: func(c int32) bool { return int(c) != x.Check }})
	if err != nil {
		return 0, err
	}
	if run.Outcome == interp.Violated {
		return 'u', nil
	}
	for _, c := range vc.Incomplete {
		if b, err := m.EvalBool(c); err == nil && b {
			return '?', nil
		}
	}
	return 0, fmt.Errorf("the model of instruction %d does not replay: %v", x.Instr, run.Outcome)
}

// All representations have the same verdicts, and their counterexamples are executions.
func TestVerdictsAgree(t *testing.T) {
	s := open(t)
	n := 120
	if testing.Short() {
		n = 20
	}
	n = envInt("SEABMC_SOLVED", n)
	first := int64(envInt("SEABMC_SEED", 1))*1_000_000 + 500_000
	count := map[byte]int{}
	for i := range n {
		seed := first + int64(i)
		p := irgen.Random(rand.New(rand.NewSource(seed)), irgen.Options{Instrs: 4 + i%14, PtrBits: 32 + 32*(i%2)})
		var known []byte
		for _, v := range variants {
			got, err := verdicts(p, v, s)
			if err != nil {
				t.Fatalf("%v, program %d: %v\n%s", v, seed, err, printer.String(p))
			}
			if known == nil {
				known = []byte(got)
			}
			for k := range known {
				count[got[k]]++
				switch {
				case known[k] == '?':
					known[k] = got[k]
				case got[k] != '?' && got[k] != known[k]:
					t.Fatalf("%v, program %d: %s, others say %s\n%s", v, seed, got, known, printer.String(p))
				}
			}
		}
	}
	t.Logf("safe %d, unsafe %d, open %d", count['s'], count['u'], count['?'])
	if count['?'] > count['s'] || count['s'] < n || count['u'] < n {
		t.Error("the verdicts are lopsided")
	}
}
