package cfg

import (
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// ghost tells whether the contract of a loop has a variable of this name, which rounds write to although no clause names it. It is always set before it is read.
func ghost(name string) bool {
	return strings.HasPrefix(name, "__seabmc_phase_") || strings.HasPrefix(name, "__seabmc_measure_")
}

// promote finds the stack variables that only direct loads and stores touch.
func (c *compilation) promote() {
	all := !c.set.Uninitialized || c.f.Unit.Model
	for _, b := range c.f.Blocks {
		for _, a := range b.LL.Insts {
			if a.Op != llvm.Alloca || !all && !ghost(a.Name) {
				continue
			}
			if t, ok := c.f.Unit.Layout.Scalar(a.Elem); ok && len(a.Args) == 0 {
				c.uses[a] = &allocaUse{t: t, ok: true, slot: -1}
			}
		}
	}
	casts := map[llvm.Value]*llvm.Inst{} // bitcasts of candidates; they may be used for lifetime markers
	for _, b := range c.f.Blocks {
		for _, in := range b.LL.Insts {
			if in.Op == llvm.BitCast {
				if a, ok := llvm.As(in.Args[0], llvm.Alloca); ok && c.uses[a] != nil {
					casts[in] = a
				}
			}
		}
	}
	spoil := func(v llvm.Value) {
		if a, ok := llvm.As(v, llvm.Alloca); ok && c.uses[a] != nil {
			c.uses[a].ok = false
		}
		if a := casts[v]; a != nil {
			c.uses[a].ok = false
		}
	}
	for _, b := range c.f.Blocks {
		for _, in := range b.LL.Insts {
			c.allocaUses(in, spoil)
		}
		for _, op := range b.LL.Term.Operands() {
			spoil(op)
		}
	}
	for _, b := range c.f.Blocks {
		for _, in := range b.LL.Insts {
			if in.Op == llvm.Alloca {
				if u := c.uses[in]; u != nil && u.ok {
					u.slot = int32(c.f.Slots)
					c.f.Slots++
				}
			}
		}
	}
}

func (c *compilation) allocaUses(in *llvm.Inst, spoil func(llvm.Value)) {
	same := func(p llvm.Value, t *llvm.Type) {
		a, ok := llvm.As(p, llvm.Alloca)
		if !ok || c.uses[a] == nil {
			spoil(p)
			return
		}
		if st, ok := c.f.Unit.Layout.Scalar(t); !ok || st != c.uses[a].t {
			spoil(p)
		}
	}
	switch in.Op {
	case llvm.Load:
		same(in.Args[0], in.Typ)
		return
	case llvm.Store:
		spoil(in.Args[0])
		same(in.Args[1], in.Args[0].Type())
		return
	case llvm.BitCast:
		return // spoiled by uses of the cast
	case llvm.Call:
		if f, ok := in.Callee.(*llvm.Func); ok && isLifetime(f.Name) {
			return
		}
	}
	for _, op := range in.Operands() {
		spoil(op)
	}
}

func isLifetime(name string) bool { return strings.HasPrefix(name, "llvm.lifetime.") }

// define gives every parameter and instruction its place. A value that leaves the loop it is made in lives in a slot, which joins merge.
func (c *compilation) define() {
	f := c.f
	irreducible := len(f.Landings) > 0
	for _, lp := range f.Loops {
		irreducible = irreducible || lp.irreducible
	}
	escapes := c.escaping(irreducible)
	place := func(v llvm.Value, t *llvm.Type, b int32) Place {
		n := int32(0)
		if ls, err := f.Unit.Layout.Leaves(t); err == nil {
			n = int32(len(ls))
		}
		l := Place{Count: n}
		if escapes[v] {
			l.Slot, l.Base = true, int32(f.Slots)
			f.Slots += int(n)
		} else {
			l.Base = int32(f.Values)
			f.Values += int(n)
		}
		c.defs[v] = defSite{b, t, l}
		return l
	}
	for _, p := range f.Entity.Func.Params {
		f.Params = append(f.Params, place(p, p.Typ, 0))
	}
	for _, b := range f.Blocks {
		for _, in := range b.LL.Insts {
			if in.HasResult() && (c.uses[in] == nil || !c.uses[in].ok) {
				place(in, in.Typ, b.Index)
			}
		}
		if t := b.LL.Term; t.HasResult() {
			place(t, t.Typ, b.Index)
		}
	}
}

// escaping finds the values that are used outside the loop they are made in. In a function with irreducible loops these are all values that are used
// in another block. The address of a variable that is made anew when its block is left differs from path to path.
func (c *compilation) escaping(irreducible bool) map[llvm.Value]bool {
	f := c.f
	out := c.renewed()
	if len(f.Loops) == 0 {
		return out
	}
	home := map[llvm.Value]int32{}
	for _, b := range f.Blocks {
		for _, in := range b.LL.Insts {
			home[in] = b.Index
		}
		home[b.LL.Term] = b.Index
	}
	starts := c.markerBlocks()
	use := func(v llvm.Value, at int32) {
		if a := AllocaOf(v); a != nil {
			v = a
		}
		d, ok := home[v]
		if !ok {
			return
		}
		for _, s := range starts[v] {
			if irreducible || !f.Blocks[s].Loop.Contains(f.Blocks[at].Loop) {
				out[v] = true
			}
		}
		if d != at && (irreducible || !f.Blocks[d].Loop.Contains(f.Blocks[at].Loop)) {
			out[v] = true
		}
	}
	for _, b := range f.Blocks {
		for _, in := range b.LL.Insts {
			if in.Op == llvm.Phi {
				for i, pb := range in.Preds {
					use(in.Args[i], c.bidx[pb])
				}
				continue
			}
			for _, op := range in.Operands() {
				use(op, b.Index)
			}
		}
		for _, op := range b.LL.Term.Operands() {
			use(op, b.Index)
		}
	}
	return out
}

// markerBlocks returns the blocks in which lifetime markers make a variable anew.
func (c *compilation) markerBlocks() map[llvm.Value][]int32 {
	var m map[llvm.Value][]int32
	for _, b := range c.f.Blocks {
		for _, in := range b.LL.Insts {
			if x, start := marker(in); x != nil && start {
				if m == nil {
					m = map[llvm.Value][]int32{}
				}
				m[x] = append(m[x], b.Index)
			}
		}
	}
	return m
}

// renewed returns the variables that are made anew when their block is left.
func (c *compilation) renewed() map[llvm.Value]bool {
	m := map[llvm.Value]bool{}
	for _, b := range c.f.Blocks {
		for _, in := range b.LL.Insts {
			if in.Op == llvm.Call && in.CalleeName() == program.Renewal {
				m[in.Args[1]] = true
			}
		}
	}
	return m
}

func (c *compilation) operand(v llvm.Value) Operand {
	if from := llvm.Arg(v, llvm.BitCast, 0); from != nil && v.Type().Kind == llvm.Ptr {
		if a, ok := llvm.As(from, llvm.Alloca); ok {
			v = a // the same address; lifetime markers may make the variable anew
		}
	}
	if d, ok := c.defs[v]; ok {
		return Operand{Kind: Register, Place: d.loc, Value: v}
	}
	if k, ok := v.(llvm.Constant); ok {
		i, ok := c.cidx[k]
		if !ok {
			i = int32(len(c.f.Constants))
			c.f.Constants = append(c.f.Constants, Constant{Value: k, Fresh: program.HasUndef(k)})
			c.cidx[k] = i
		}
		return Operand{Kind: Literal, Index: i, Value: v}
	}
	return Operand{Value: v}
}
