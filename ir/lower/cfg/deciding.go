package cfg

import (
	"slices"

	"seabmc/llvm"
)

// markDeciding notes where it is decided whether an assertion holds if the failure of the assertion is a call, as with the macro assert and what is
// written like it. The place is a branch of which one side always leads to such a call. With assert(x || y), a branch that leads to y or goes on
// decides, too: the way it takes shows that x holds.
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

// lost returns the blocks from which all ways lead to the report of a failure, by index.
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

// reports reports whether a call does nothing but report a failure.
func (c *compilation) reports(in *Inst) bool {
	name := c.calledName(c.f, in.LL)
	return name != "" && c.lib.Accuses(name)
}

// reportsBehind returns the calls in the lost blocks that b leads to.
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

// Judged returns the calls that state an assertion, by number, if paths to the place that decides it are known. For a call that only reports a
// failure, they are known if the call is at the end of a branch.
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

// calledName returns the name of the function that c calls, "" if that is not known.
func (k *Compiler) calledName(f *Function, c *llvm.Inst) string {
	if e := k.prog.CalledBy(f.Entity, c); e != nil {
		return e.Name
	}
	return ""
}
