package rules

import (
	"fmt"
	"seabmc/term"
)

// Instance is a line in which all numbers are chosen. It holds the left side, the right side and the conditions as terms.
type Instance struct {
	LHS, RHS term.ID
	Hyps     []term.ID // what the conditions say about the terms; conditions on cost say nothing
	Alt      string    // the operator chosen
	Nums     map[string]int
	Terms    map[string]term.ID // by name
	// Folded says that the left side lost its form, because a constructor folded constants or equal arguments.
	Folded bool
}

// Maker makes the leaves of an instance.
type Maker interface {
	// Leaf returns the term for a variable. If constant is set, it is a bit-vector constant, or a term that stands for any constant.
	Leaf(name string, s term.Sort, constant bool) term.ID
	// Seq returns the other arguments of an and or an or.
	Seq(name, op string) []term.ID
	// Choose picks one of the options; at least one is given.
	Choose(options []int) int
}

// misfit ends the building of an instance whose widths do not fit.
type misfit struct{ why string }

// instance builds an Instance.
type instance struct {
	t    *term.Table
	m    Maker
	row  *Row
	root int // the width asked for if nothing else decides
	out  *Instance
	seqs map[string][]term.ID
	maps map[string][]cell // of store-maps
}

func (in *instance) fail(f string, args ...any) { panic(misfit{fmt.Sprintf(f, args...)}) }

// rootWidth returns the width of the root if it is a bit-vector, else 0.
func (in *instance) rootWidth() int {
	if s := in.t.Sort(in.out.LHS); s.IsBV() {
		return s.Width()
	}
	return 0
}

// op returns the operator of e.
func (in *instance) op(e *Expr) string {
	if e.Op == "op" {
		return in.out.Alt
	}
	return e.Op
}

func (in *instance) nary(op string, args []term.ID) term.ID {
	if op == "and" {
		return in.t.And(args...)
	}
	return in.t.Or(args...)
}

func (in *instance) extend(op string, x term.ID, w int) term.ID {
	if op == "zero_extend" {
		return in.t.ZExt(x, w)
	}
	return in.t.SExt(x, w)
}

var opByName = func() map[string]term.Op {
	m := map[string]term.Op{}
	for op := term.Op(1); op < term.NumOps; op++ {
		m[op.String()] = op
	}
	return m
}()

// apply makes an operation whose width follows from the arguments.
func (in *instance) apply(e *Expr, op string, args ...term.ID) term.ID {
	t := in.t
	switch op {
	case "not":
		return t.Not(args[0])
	case "xor":
		return t.Xor(args[0], args[1])
	case "=":
		if t.Sort(args[0]) != t.Sort(args[1]) {
			in.fail("sorts of =")
		}
		return t.Eq(args[0], args[1])
	case "bvneg":
		return t.Neg(args[0])
	case "bvnot":
		return t.BVNot(args[0])
	case "ptr.toint":
		return t.PtrToInt(args[0])
	case "ptr.base":
		return t.PtrBase(args[0])
	case "ptr.off":
		return t.PtrOff(args[0])
	case "ptr.fromint":
		return t.IntToPtr(args[0])
	case "ptr":
		return t.MkPtr(args[0], args[1])
	}
	if op != "concat" && t.Sort(args[0]) != t.Sort(args[1]) {
		in.fail("widths of %s", op)
	}
	return t.Bin(opByName[op], args[0], args[1])
}
