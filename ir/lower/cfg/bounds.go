package cfg

import (
	"slices"
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// loopBounds notes the bounds of loops that the program states, either by __ESBMC_unroll(N) before a loop, or by #pragma unroll N, from which the
// front end made a call before the loop's backward jump.
func (c *compilation) loopBounds() {
	if len(c.f.Loops) == 0 {
		return
	}
	for _, b := range c.f.Blocks {
		for _, in := range b.LL.Insts {
			name, n := c.unrolling(in)
			if lp := b.Loop; name == "__seabmc_unroll" && lp != nil {
				lp.Hint = n
			} else if lp := c.nextLoop(b.Index); name == "__ESBMC_unroll" && lp != nil {
				lp.Bound = n
			}
		}
	}
}

// unrolling returns the name and the argument of a call that states a bound.
func (c *compilation) unrolling(x *llvm.Inst) (name string, n int) {
	e := c.prog.CalledBy(c.f.Entity, x)
	if e == nil || len(x.Args) == 0 || !strings.HasSuffix(e.Name, "_unroll") {
		return "", 0
	}
	if k := program.ConstInt(x.Args[0]); k != nil && k.IsInt64() && k.Int64() > 0 {
		return e.Name, int(k.Int64())
	}
	return "", 0
}

// nextLoop returns the loop whose head comes first behind a block. clang writes blocks in the order of the source.
func (c *compilation) nextLoop(b int32) *Loop {
	var next *Loop
	for _, lp := range c.f.Loops {
		if lp.Head > b && (next == nil || lp.Head < next.Head) {
			next = lp
		}
	}
	return next
}

// The functions that the front end calls at the heads of quantifiers' loops (Loop.Quantifier).
const (
	ForAll = "__seabmc_forall"
	Exists = "__seabmc_exists"
	Fact   = "__seabmc_fact"     // a universal one that is assumed
	AnyAll = "__seabmc_any"      // a universal one; it matters only whether it is false
	AnyOne = "__seabmc_any_one"  // an existential one; it matters only whether it is true
	Some   = "__seabmc_there_is" // an existential one that is asserted; it matters only whether it is false

	// TextFact is a Fact of a model of the C library, about a string of any length. A program without such strings has none.
	TextFact = "__seabmc_text_fact"
)

// quantifierLoop returns the quantifier that a loop's head belongs to.
func quantifierLoop(b *llvm.Block) string {
	for _, in := range b.Insts {
		if name := in.CalleeName(); name == TextFact {
			return Fact
		} else if slices.Contains([]string{ForAll, Exists, Fact, AnyAll, AnyOne, Some}, name) {
			return name
		}
	}
	return ""
}

// loopContract reads the call of __seabmc_loop_head(number, has an assigns clause) in a loop's head.
func loopContract(b *llvm.Block) (number int, listed bool) {
	for _, in := range b.Insts {
		if in.CalleeName() != "__seabmc_loop_head" || len(in.Args) != 2 {
			continue
		}
		n, ok1 := in.Args[0].(*llvm.ConstInt)
		m, ok2 := in.Args[1].(*llvm.ConstInt)
		if ok1 && ok2 {
			return int(n.X.Int64()), m.X.Sign() != 0
		}
	}
	return 0, false
}

// markQuantifiers marks the loops that are quantifiers or have contracts, and the loops around quantifiers.
func (f *Function) markQuantifiers() {
	for _, lp := range f.Loops {
		lp.Quantifier = quantifierLoop(f.Blocks[lp.Head].LL)
		lp.Contract, lp.Listed = loopContract(f.Blocks[lp.Head].LL)
	}
	for _, lp := range f.Loops {
		for up := lp.Parent; up != nil; up = up.Parent {
			up.Nested = up.Nested || lp.Quantifier != ""
		}
	}
}
