// Package interp runs SEA-IR programs on concrete inputs.
//
// In: a program that package verify accepts, and values for its unknowns (Inputs).
// Out: how the run ended, its trace, and the values of its registers (Result). A
// counterexample is believed only after it was run here, and the run becomes the trace.
//
// Packages plain and vcgen give the same instructions their meaning as
// formulas; tests compare all three.
package interp

import (
	"seabmc/ir"
	"seabmc/ir/verify"
)

// Options change what a run does. The zero value is the usual.
type Options struct {
	// Ignore tells of a check (an index of Program.Checks) that its asserts do
	// not end the run when they are violated. Nil ignores none.
	Ignore func(check int32) bool
	// IgnoreAssumes lets the run go on after a failed assumption.
	IgnoreAssumes bool
}

// Outcome says how a run ended.
type Outcome uint8

// The outcomes.
const (
	Completed    Outcome = iota
	Violated             // an assert failed
	AssumeFailed         // an assumption failed: the run is of no interest
)

func (o Outcome) String() string {
	return [...]string{"completed", "violated", "assumption failed"}[o]
}

// Step is an OpTrace whose guard was true.
type Step struct {
	Instr    int
	HasValue bool
	Value    Value
	Bytes    []byte // what lies where Value points to, if the note has a layout
}

// Result is what a run gave.
type Result struct {
	Outcome  Outcome
	Instr    int    // the assert or assume that failed, -1 if Completed
	Steps    []Step // in order, up to the failure
	Executed int    // instructions
	m        *machine
}

// Value is the value of an integer or pointer register; ok is false if the run
// ended before its definition or it is a memory.
func (r *Result) Value(reg ir.Reg) (v Value, ok bool) {
	m := r.m
	if reg == 0 || int(reg) >= len(m.p.Types) || int(m.p.Def[reg]) >= r.Executed || m.p.Types[reg].Kind == ir.KindMem {
		return Value{}, false
	}
	return m.value(reg), true
}

// Initial is what the first n bytes of an object held before anything was written.
func (r *Result) Initial(base, n uint64) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = r.m.in.Byte(0, base, uint64(i))
	}
	return b
}

// Run runs the program on concrete inputs until its end, the first violated
// assert (guard and not cond) or the first failed assumption. All instructions
// are evaluated whatever their guard. An error is a program that does not verify.
//
// Memory is total: any (base, offset mod 2^OffBits) can be read and written,
// allocated or not. alloc leaves the bytes as they are. A memory knows of an
// object from its alloc on: before, or in a memory that comes from another
// branch, the object has size 0, is not live and not writable.
func Run(p *ir.Program, in Inputs, opt Options) (*Result, error) {
	if err := verify.Program(p); err != nil {
		return nil, err
	}
	m := newMachine(p, in)
	res := &Result{Instr: -1, m: m}
	for i := range p.Len() {
		ins := p.At(i)
		switch ins.Op {
		case ir.OpAssert:
			if m.fails(&ins) && (opt.Ignore == nil || !opt.Ignore(ins.Aux)) {
				res.Outcome, res.Instr = Violated, i
			}
		case ir.OpAssume:
			if m.fails(&ins) && !opt.IgnoreAssumes {
				res.Outcome, res.Instr = AssumeFailed, i
			}
		case ir.OpTrace:
			if m.val[ins.Args[0]] != 0 {
				res.Steps = append(res.Steps, m.step(i, &ins))
			}
			m.drop(i, &ins)
		default:
			m.eval(&ins)
			m.drop(i, &ins)
		}
		res.Executed = i + 1
		if res.Outcome != Completed {
			break
		}
	}
	m.mem = nil
	return res, nil
}
