package cfg

import (
	"strings"

	"seabmc/llvm"
)

// Definitions holds the places where a function's values are defined.
type Definitions struct {
	Insts map[llvm.Value]*Inst
	Phis  map[llvm.Value]*PhiDefinition
}

// PhiDefinition is a phi in its block.
type PhiDefinition struct {
	Block *Block
	Index int
}

// Definitions returns the places where the values of f are defined.
func (f *Function) Definitions() *Definitions {
	if f.defs != nil {
		return f.defs
	}
	d := &Definitions{map[llvm.Value]*Inst{}, map[llvm.Value]*PhiDefinition{}}
	for _, b := range f.Blocks {
		n := 0
		for _, in := range b.LL.Insts {
			if in.Op == llvm.Phi && n < len(b.Phis) {
				d.Phis[in] = &PhiDefinition{b, n}
				n++
			}
		}
		for i := range b.Insts {
			d.Insts[b.Insts[i].LL] = &b.Insts[i]
		}
	}
	f.defs = d
	return d
}

// accuses reports whether a block leads to nothing but a report of a failure.
func (c *compilation) accuses(b *Block) bool {
	for i := range b.Insts {
		if !llvm.IsConst(b.Insts[i].LL.Callee) {
			continue
		}
		e := c.prog.CalledBy(c.f.Entity, b.Insts[i].LL)
		if e == nil || e.Func == nil || strings.HasPrefix(e.Name, "llvm.") {
			continue
		}
		return c.lib.Accuses(e.Name)
	}
	return false
}

// markAccusing marks these blocks, and those that do nothing but go there.
func (c *compilation) markAccusing() {
	for _, b := range c.f.Blocks { // behind an if the program goes on: leaving the if proves nothing
		b.Accuses = !strings.Contains(b.LL.Name, ".end") && c.accuses(b)
	}
	for _, b := range c.f.Blocks {
		if b.Term.LL.Op == llvm.Br && len(b.Insts) == 0 && c.f.Blocks[b.Succs[0]].Accuses {
			b.Accuses = true
		}
	}
}
