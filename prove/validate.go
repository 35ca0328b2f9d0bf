package prove

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"seabmc/bmc"
	"seabmc/prove/formula"
	"seabmc/prove/loopids"
)

// Given is a formula that is claimed to be an invariant of a loop.
type Given struct {
	File     string // as somebody may write it: only the last part counts
	Function string // may be empty
	Line     int
	Formula  string
}

// Judgement says what became of a given formula.
type Judgement struct {
	Given
	Loop      string // as in main.0, if it is known
	Certified bool
	Why       string // if it is not certified
}

// Validate proves a program with invariants that are given, such as those of another tool's witness. None of them is trusted: each one has to be
// certified as the contract of its loop. Proposals help if the invariants are not inductive by themselves. SUCCESSFUL means that the program is
// correct and that each given formula is an invariant.
func Validate(ctx context.Context, cfg bmc.Config, given []Given) (*bmc.Result, []Judgement, error) {
	if !applies(&cfg) {
		return nil, nil, errors.New("invariants are checked for any number of rounds: that does not go with bounds, coverage, --vacuity, --audit and --plain")
	}
	ctx, stop := limited(ctx, &cfg)
	defer stop()
	res, out, err := validate(ctx, cfg, given)
	res, err = unlessLimited(ctx, cfg, res, err)
	return res, out, err
}

func validate(ctx context.Context, cfg bmc.Config, given []Given) (*bmc.Result, []Judgement, error) {
	s, err := newSearch(ctx, cfg)
	if err != nil {
		return nil, nil, err
	}
	defer s.close()
	out := make([]Judgement, len(given))
	of := make([]*target, len(given))
	for i, g := range given {
		out[i].Given = g
		of[i], out[i].Why = s.give(g)
	}
	var res *bmc.Result
	if len(s.open) == 0 {
		res, err = Check(ctx, cfg, Auto)
	} else if res, err = s.prove(-1); err == nil && res.Verdict == bmc.Successful {
		s.nameLoops(res)
		res.Invariants = s.found()
	}
	if err != nil {
		return nil, nil, err
	}
	open := 0
	for i := range out {
		if j := &out[i]; of[i] != nil {
			j.Loop = of[i].id
			j.Certified, j.Why = s.judge(of[i], candidateOf(j.Given), res)
		}
		if !out[i].Certified {
			open++
		}
	}
	if open > 0 && res.Verdict == bmc.Successful {
		res.Withdraw(fmt.Sprintf("%d of %d invariants of the witness are not certified", open, len(out)))
	}
	return res, out, nil
}

// candidateOf returns the clause for a given formula.
func candidateOf(g Given) candidate { return candidate{"(" + g.Formula + ")", "witness"} }

// give puts a formula at its loop. why says what prevents that.
func (s *search) give(g Given) (t *target, why string) {
	k := s.loopNear(g)
	if k < 0 {
		return nil, "no loop is there"
	}
	l := s.loops[k]
	if why := formula.Check(g.Formula, l.f.IsType); why != "" {
		return nil, why
	}
	at := slices.IndexFunc(s.open, func(t *target) bool { return t.loop == l })
	if at < 0 {
		if len(s.open) >= mostGiven {
			return nil, fmt.Sprintf("more than %d loops have invariants", mostGiven)
		}
		s.open = append(s.open, newTarget(l, ""))
		at = len(s.open) - 1
	}
	t = s.open[at]
	if c := candidateOf(g); !slices.Contains(t.given, c) {
		t.given = append(t.given, c)
		t.candidates = append(t.candidates, c)
	}
	return t, ""
}

const mostGiven = 100 // loops with invariants that are given

// loopNear returns the loop that an invariant is about: the one that begins on its line, or the smallest one around it.
func (s *search) loopNear(g Given) int {
	return s.loopAround(g.Line, func(l *loop) bool {
		return (g.Function == "" || l.fn.Name == g.Function) && filepath.Base(l.source) == filepath.Base(g.File)
	})
}

// nameLoops gives the loops the names that the run has for them.
func (s *search) nameLoops(res *bmc.Result) {
	for _, l := range res.Lower.Loops {
		for _, t := range s.open {
			if loopids.Function(l.Func) == t.fn.Name && l.Line == t.line {
				t.id = l.ID
			}
		}
	}
}

// judge says what became of a formula in the last run.
func (s *search) judge(t *target, c candidate, res *bmc.Result) (certified bool, why string) {
	switch {
	case res.Verdict != bmc.Successful:
		return false, "the program is not proved"
	case !slices.Contains(s.open, t):
		return false, "clang does not take the program with contracts in it"
	case !slices.Contains(t.candidates, c):
		return false, "it does not compile there, does not hold where the loop is entered, or a round does not keep it"
	}
	for _, l := range res.Lower.Loops {
		if loopids.Function(l.Func) == t.fn.Name && l.Line == t.line && !l.Contract {
			return false, "a jump leads into the loop, which was unrolled"
		}
	}
	return true, ""
}
