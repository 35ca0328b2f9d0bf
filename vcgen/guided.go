package vcgen

import (
	"errors"

	"seabmc/ir"
	"seabmc/memrep"
	"seabmc/points"
)

// Oracle answers the questions of the lowering and receives its instructions.
type Oracle interface {
	ir.Oracle
	// Flush evaluates the instructions that wait.
	Flush() error
	// Close ends the solver sessions.
	Close() error
}

// NewOracle makes the generator of a program's VC and the oracle that answers the lowering's questions. The oracle is the generator itself,
// or, if its representation of memory does not answer well, a pair of generators. p is empty; open is as in New.
func NewOracle(p *ir.Program, opt Options, open Opener) (*Gen, Oracle, error) {
	kind, err := memrep.KindOf(opt.Mem)
	if err != nil {
		return nil, nil, err
	}
	opt.Pieces, opt.Guess = kind.Asked, opt.Guess && kind.Asked
	gen, err := New(p, opt, open)
	if err != nil {
		return nil, nil, err
	}
	if kind.Asked {
		return gen, gen, nil
	}
	opt.Mem, opt.ARM, opt.Pieces = memrep.Default, true, true
	guide, err := New(p, opt, open)
	if err != nil {
		return nil, nil, err
	}
	return gen, NewGuided(guide, gen), nil
}

// Guided is an Oracle of two generators, which both get the program as it is built. One makes the VC; the other one, the guide, answers the questions. An
// answer is about the program and not about the representation of its memory, so it may come from the representation that knows most. This way the
// program is also the same for all representations.
type Guided struct {
	ir.Answers // the guide's
	guide, gen *Gen
}

// NewGuided makes guide answer questions for gen. Both are new.
func NewGuided(guide, gen *Gen) *Guided {
	guide.targets = map[ir.Reg]*points.ARM{}
	gen.guide = guide
	return &Guided{guide, guide, gen}
}

// Eval implements ir.Consumer.
func (d *Guided) Eval(p *ir.Program, i int) error {
	return errors.Join(d.guide.Eval(p, i), d.gen.Eval(p, i))
}

// Exists implements ir.Listener.
func (d *Guided) Exists(p, cond ir.Reg) {
	d.guide.Exists(p, cond)
	d.gen.Exists(p, cond)
}

// OnPath implements ir.Listener.
func (d *Guided) OnPath(guard ir.Reg) {
	d.guide.OnPath(guard)
	d.gen.OnPath(guard)
}

// Own implements ir.Listener.
func (d *Guided) Own(r ir.Reg) {
	d.guide.Own(r)
	d.gen.Own(r)
}

// Mark implements ir.Listener. Both give the mark the same number.
func (d *Guided) Mark(guard ir.Reg) int {
	d.guide.Mark(guard)
	return d.gen.Mark(guard)
}

// Flush evaluates the instructions that wait, in both generators.
func (d *Guided) Flush() error { return errors.Join(d.guide.Flush(), d.gen.Flush()) }

// Close ends the solver sessions of both.
func (d *Guided) Close() error { return errors.Join(d.guide.Close(), d.gen.Close()) }

// Answering is the generator that answers the lowering's questions for g: its guide, or g itself.
func (g *Gen) Answering() *Gen {
	if g.guide != nil {
		return g.guide
	}
	return g
}

// maxTargets is the largest number of objects, and of offsets into one object, for which a pointer becomes a choice between the places to which it may point
// according to the guide.
const maxTargets = 16
