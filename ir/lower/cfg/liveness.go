package cfg

import (
	"seabmc/llvm"
)

// liveness computes for each block the slots whose value on entry is read
// before it is written, walking back from each read to the writes.
func (c *compilation) liveness() {
	f := c.f
	words := (f.Slots + 63) / 64
	if words == 0 || len(f.Landings) > 0 || len(f.Blocks) < 2 || words*len(f.Blocks) > 1<<26 {
		return
	}
	f.Live = make([][]uint64, len(f.Blocks))
	all := make([]uint64, words*len(f.Blocks))
	kill := make([]uint64, words*len(f.Blocks))
	for i := range f.Live {
		f.Live[i] = all[i*words : (i+1)*words]
	}
	type mark struct{ block, slot int32 }
	var work []mark
	gen := func(b, s int32) {
		if f.Live[b][s/64]>>(s%64)&1 == 0 {
			f.Live[b][s/64] |= 1 << (s % 64)
			work = append(work, mark{b, s})
		}
	}
	for _, b := range f.Blocks {
		k := kill[int(b.Index)*words : (int(b.Index)+1)*words]
		c.slotUses(b, func(s int32) {
			if k[s/64]>>(s%64)&1 == 0 {
				gen(b.Index, s)
			}
		}, func(s int32) { k[s/64] |= 1 << (s % 64) })
	}
	// A phi's operand is read at the end of its predecessor.
	readAtEnd := func(b, s int32) {
		if kill[int(b)*words+int(s/64)]>>(s%64)&1 == 0 {
			gen(b, s)
		}
	}
	for _, b := range f.Blocks {
		for i := range b.Phis {
			for p, op := range b.Phis[i].In {
				op.slots(func(s int32) { readAtEnd(p, s) })
			}
		}
	}
	for len(work) > 0 {
		m := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range f.Blocks[m.block].Preds {
			readAtEnd(p, m.slot)
		}
	}
}

func (o *Operand) slots(yield func(int32)) {
	if o.Kind == Register && o.Place.Slot {
		o.Place.each(yield)
	}
}

func (l Place) each(yield func(int32)) {
	for i := int32(0); i < l.Count; i++ {
		yield(l.Base + i)
	}
}

func (c *compilation) slotUses(b *Block, use, def func(int32)) {
	for i := range b.Phis {
		if b.Phis[i].Place.Slot {
			b.Phis[i].Place.each(def)
		}
	}
	one := func(x *Inst) {
		for k := range x.Operands {
			x.Operands[k].slots(use)
		}
		if x.Slot >= 0 {
			switch x.LL.Op {
			case llvm.Load:
				use(x.Slot)
			case llvm.Store, llvm.Alloca:
				def(x.Slot)
			}
		}
		if x.Result.Slot {
			x.Result.each(def)
		}
	}
	for i := range b.Insts {
		one(&b.Insts[i])
	}
	one(&b.Term)
}
