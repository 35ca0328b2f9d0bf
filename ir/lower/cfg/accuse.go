package cfg

import (
	"slices"
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

// markDeciding notes where it is decided whether an assertion holds whose failure is a call: those of the macro assert, and what is written like them.
// That is a branch with one end from which all ways lead to such a call. With assert(x || y) a branch that leads to y or on decides, too: that x holds is
// seen where it leads.
func (c *compilation) markDeciding() {
	lost := c.lost()
	for _, b := range c.f.Blocks {
		if lost[b.Index] || !slices.ContainsFunc(b.Succs, func(s int32) bool { return lost[s] }) {
			continue
		}
		b.Decides = c.reportsBehind(b, lost)
		for _, s := range b.Succs {
			if !lost[s] {
				to := c.f.Blocks[s]
				to.Held = append(to.Held, b.Decides...)
			}
		}
	}
}

// lost are the blocks from which all ways lead to the report of a failure, by index.
func (c *compilation) lost() map[int32]bool {
	lost := map[int32]bool{}
	var work []int32
	for _, b := range c.f.Blocks {
		if slices.ContainsFunc(b.Insts, func(in Inst) bool { return c.reports(&in) }) {
			lost[b.Index] = true
			work = append(work, b.Preds...)
		}
	}
	for len(work) > 0 {
		b := c.f.Blocks[work[len(work)-1]]
		work = work[:len(work)-1]
		if !lost[b.Index] && !slices.ContainsFunc(b.Succs, func(s int32) bool { return !lost[s] }) {
			lost[b.Index] = true
			work = append(work, b.Preds...)
		}
	}
	return lost
}

// reports tells of a call that does nothing but report a failure.
func (c *compilation) reports(in *Inst) bool {
	name := c.calledName(c.f, in.LL)
	return name != "" && c.lib.Accuses(name)
}

// reportsBehind are the calls in the lost blocks that b leads to.
func (c *compilation) reportsBehind(b *Block, lost map[int32]bool) (calls []*Inst) {
	seen := map[int32]bool{}
	work := slices.Clone(b.Succs)
	for len(work) > 0 {
		to := c.f.Blocks[work[len(work)-1]]
		if work = work[:len(work)-1]; !lost[to.Index] || seen[to.Index] {
			continue
		}
		seen[to.Index] = true
		work = append(work, to.Succs...)
		for i := range to.Insts {
			if c.reports(&to.Insts[i]) {
				calls = append(calls, &to.Insts[i])
			}
		}
	}
	return calls
}

// Judged tells of each call that states an assertion, by its number, whether paths to where it is decided are known. Of a call that only reports a failure
// they are if it is at the end of a branch.
func (k *Compiler) Judged(f *Function) map[int32]bool {
	judged := map[int32]bool{}
	for _, b := range f.Blocks {
		for _, call := range b.Decides {
			judged[call.ID] = true
		}
		for i := range b.Insts {
			if name := k.calledName(f, b.Insts[i].LL); name != "" && !k.lib.Accuses(name) {
				judged[b.Insts[i].ID] = true
			}
		}
	}
	return judged
}
