package cfg

import (
	"slices"
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

var ReturningTwice = []string{"setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp"}

// landingName is the name of the value that setjmp returns.
const landingName = "setjmp.result"

// splitAtSetjmp makes landings. It returns them by the calls of setjmp.
func (c *compilation) splitAtSetjmp(e *program.Entity) map[*llvm.Inst]*llvm.Block {
	var landings map[*llvm.Inst]*llvm.Block
	for i := 0; i < len(e.Func.Blocks); i++ {
		b := e.Func.Blocks[i]
		k := slices.IndexFunc(b.Insts, func(in *llvm.Inst) bool { return c.isSetjmp(in) })
		if k < 0 {
			continue
		}
		landing := landingAfter(b, k)
		if landing == nil {
			landing = splitBlock(e.Func, b, k)
			e.Func.Blocks = slices.Insert(e.Func.Blocks, i+1, landing)
		}
		if landings == nil {
			landings = map[*llvm.Inst]*llvm.Block{}
		}
		landings[b.Insts[k]] = landing
	}
	return landings
}

func (c *compilation) isSetjmp(in *llvm.Inst) bool {
	fn, ok := in.Callee.(*llvm.Func)
	if !ok || !slices.Contains(ReturningTwice, fn.Name) {
		return false
	}
	e := c.f.Unit.Symbols[fn]
	return e != nil && !e.User()
}

// landingAfter returns the landing that an earlier lowering made behind instruction k.
func landingAfter(b *llvm.Block, k int) *llvm.Block {
	if b.Term.Op != llvm.Br || k != len(b.Insts)-1 {
		return nil
	}
	to := b.Term.Succs[0]
	if len(to.Insts) == 0 || to.Insts[0].Op != llvm.Phi || to.Insts[0].Name != landingName {
		return nil
	}
	return to
}

// splitBlock moves what follows b's instruction k, a call of setjmp, to a block of its own.
func splitBlock(f *llvm.Func, b *llvm.Block, k int) *llvm.Block {
	call := b.Insts[k]
	result := &llvm.Inst{Op: llvm.Phi, Typ: llvm.I32, Name: landingName, Args: []llvm.Value{llvm.NewConstInt(llvm.I32, 0)}, Preds: []*llvm.Block{b}}
	landing := &llvm.Block{Insts: append([]*llvm.Inst{result}, b.Insts[k+1:]...), Term: b.Term}
	b.Insts, b.Term = b.Insts[:k+1:k+1], &llvm.Inst{Op: llvm.Br, Typ: llvm.VoidType, Succs: []*llvm.Block{landing}}
	for _, other := range append(f.Blocks, landing) {
		for _, in := range other.Insts {
			if in.Op == llvm.Phi && in != result {
				for i := range in.Preds {
					if in.Preds[i] == b {
						in.Preds[i] = landing
					}
				}
			}
			in.Replace(call, result)
		}
		other.Term.Replace(call, result)
	}
	return landing
}

// jumpEdges adds the edges of jumps: from each block that calls something to each landing.
func (c *compilation) jumpEdges(landings map[*llvm.Inst]*llvm.Block) {
	if len(landings) == 0 {
		return
	}
	c.f.Landings = map[*llvm.Inst]int32{}
	var targets []int32
	for call, b := range landings {
		c.f.Landings[call] = c.bidx[b]
		targets = append(targets, c.bidx[b])
	}
	slices.Sort(targets)
	for _, b := range c.f.Blocks {
		if !slices.ContainsFunc(b.LL.Insts, mayJump) {
			continue
		}
		for _, t := range targets {
			if !slices.Contains(b.Succs, t) {
				b.Succs = append(b.Succs, t)
				c.f.Blocks[t].Preds = append(c.f.Blocks[t].Preds, b.Index)
			}
		}
	}
}

func mayJump(in *llvm.Inst) bool {
	return in.Op == llvm.Call && !strings.HasPrefix(in.CalleeName(), "llvm.")
}
