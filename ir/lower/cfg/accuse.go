package cfg

import (
	"strings"

	"seabmc/llvm"
)

// Definitions are the places where a function's values are defined.
type Definitions struct {
	Insts map[llvm.Value]*Inst
	Phis  map[llvm.Value]*PhiDefinition
}

// PhiDefinition is a phi in its block.
type PhiDefinition struct {
	Block *Block
	Index int
}

// Definitions are the places where the values of f are defined.
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

// accuses tells of a block that leads to nothing but a report of a failure.
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

// markAccusing finds these blocks, and those that do nothing but go there.
func (c *compilation) markAccusing() {
	for _, b := range c.f.Blocks { // behind an if the program goes on: that it was left says nothing
		b.Accuses = !strings.Contains(b.LL.Name, ".end") && c.accuses(b)
	}
	for _, b := range c.f.Blocks {
		if b.Term.LL.Op == llvm.Br && len(b.Insts) == 0 && c.f.Blocks[b.Succs[0]].Accuses {
			b.Accuses = true
		}
	}
}

// markDeciding notes where it is decided whether an assertion holds whose failure is a call: those of the macro assert, and what is written like them. With
// assert(x || y) a branch that leads to y or on decides, too: that x holds is seen where it leads.
func (c *compilation) markDeciding() {
	for _, b := range c.f.Blocks {
		if b.Decides = c.decides(b); b.Decides == nil {
			continue
		}
		for _, s := range b.Succs {
			if to := c.f.Blocks[s]; !to.Accuses {
				to.Held = append(to.Held, b.Decides)
			}
		}
	}
}

// decides is the call that reports a failure at one end of the branch that b ends in; nil if there is none.
func (c *compilation) decides(b *Block) *Inst {
	if b.Term.LL.Op != llvm.CondBr {
		return nil
	}
	for _, s := range b.Succs {
		to := c.f.Blocks[s]
		if to.Accuses && len(to.Insts) == 0 {
			to = c.f.Blocks[to.Succs[0]]
		}
		if !to.Accuses {
			continue
		}
		for i := range to.Insts {
			if e := c.prog.CalledBy(c.f.Entity, to.Insts[i].LL); e != nil && c.lib.Accuses(e.Name) {
				return &to.Insts[i]
			}
		}
	}
	return nil
}

// Judged tells of each call that states an assertion, by its number, whether paths to where it is decided are known. Of a call that only reports a failure
// they are if it is at the end of a branch.
func (k *Compiler) Judged(f *Function) map[int32]bool {
	judged := map[int32]bool{}
	for _, b := range f.Blocks {
		if b.Decides != nil {
			judged[b.Decides.ID] = true
		}
		for i := range b.Insts {
			if name := k.calledName(f, b.Insts[i].LL); name != "" && !k.lib.Accuses(name) {
				judged[b.Insts[i].ID] = true
			}
		}
	}
	return judged
}
