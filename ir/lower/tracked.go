package lower

import (
	"seabmc/ir"
)

// Memory that is still tracked, in SV-COMP's words: a pointer in a variable with static
// lifetime leads to it, or one in another such block. What is found here is surely
// tracked; a block may be so without being found (through a pointer that is stored
// unaligned, or one of more than maxTrackedWords).

// maxTrackedWords bounds the words of memory that are looked at, times the blocks that they may lead to;
// maxTrackedSteps the comparisons.
const (
	maxTrackedWords = 50000
	maxTrackedSteps = 500000
)

// tracked tells of each heap object that may be left (ok, live) whether it is tracked.
func (l *lowerer) tracked(live []ir.Reg) []ir.Reg {
	found := make([]ir.Reg, len(l.heap))
	for i := range found {
		found[i] = l.b.False()
	}
	left := 0
	for _, v := range live {
		if !l.isZero(v) {
			left++
		}
	}
	budget := maxTrackedWords / max(left, 1)
	var roots []ir.Reg
	for obj := uint64(1); obj <= uint64(l.objects) && budget > 0; obj++ {
		if e := l.objOf[obj]; e != nil && e.Global != nil && !e.Global.Const {
			roots = append(roots, l.targets(e.Reg, uint64(e.Size), &budget)...)
		}
	}
	inside := make([][]ir.Reg, len(l.heap))
	for i, h := range l.heap {
		if size, ok := l.b.ConstInt(h.size); ok && !l.isZero(live[i]) {
			inside[i] = l.targets(h.p, size, &budget)
		}
	}
	var work []int
	for i, h := range l.heap {
		if !l.isZero(live[i]) {
			if found[i] = l.anyEqual(roots, l.base(h.p)); !l.isZero(found[i]) {
				work = append(work, i)
			}
		}
	}
	// A block passes on that it is tracked; one whose pointers are not known may have to do so again, as
	// often as a path is long.
	times := make([]int, len(l.heap))
	for steps := 0; len(work) > 0 && steps < maxTrackedSteps; {
		j := work[0]
		work = work[1:]
		if times[j]++; times[j] > left {
			continue
		}
		for i, h := range l.heap {
			if i == j || l.isZero(live[i]) || l.isOne(found[i]) {
				continue
			}
			steps += len(inside[j])
			through := l.b.Bin(ir.OpAnd, l.b.Bin(ir.OpAnd, found[j], live[j]), l.anyEqual(inside[j], l.base(h.p)))
			if !l.isZero(l.b.Bin(ir.OpAnd, through, l.b.Not(found[i]))) {
				found[i] = l.b.Bin(ir.OpOr, found[i], through)
				work = append(work, i)
			}
		}
	}
	return found
}

// anyEqual tells whether one of xs is y.
func (l *lowerer) anyEqual(xs []ir.Reg, y ir.Reg) ir.Reg {
	any := l.b.False()
	for _, x := range xs {
		any = l.b.Bin(ir.OpOr, any, l.b.Bin(ir.OpEq, x, y))
	}
	return any
}

func (l *lowerer) isOne(r ir.Reg) bool {
	v, ok := l.b.ConstInt(r)
	return ok && v == 1
}

// targets are the objects, by number, that the words of an object's first size bytes would point to.
func (l *lowerer) targets(p ir.Reg, size uint64, budget *int) []ir.Reg {
	word := uint64(l.b.Prog.PtrBits / 8)
	var out []ir.Reg
	for at := uint64(0); at+word <= size && *budget > 0; at += word {
		*budget--
		out = append(out, l.base(l.b.Load(ir.TPtr, l.cur.mem, l.at(p, int64(at)))))
	}
	return out
}
