package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/llvm"
)

// Addresses of labels (&&label) and the jumps to them. A label's address is a number
// of its own that no object has.

// labelStep is the distance of the addresses of labels.
const labelStep = 16

// labelAddress is the address of a block.
func (l *lowerer) labelAddress(b *llvm.Block) ir.Reg {
	n, ok := l.labels[b]
	if !ok {
		n = uint64(len(l.labels) + 1)
		if l.labels == nil {
			l.labels = map[*llvm.Block]uint64{}
		}
		l.labels[b] = n
	}
	return l.b.IntToPtr(l.b.Addr(lowestAddress + n*labelStep))
}

// jump goes to the label whose address it is given. Any other address is undefined
// behaviour.
func (l *lowerer) jump(a *activation, b *cfg.Block) {
	p := l.fit(l.one(a, &b.Term.Operands[0]), ir.TPtr)
	sent := map[int32]bool{}
	g := l.cur.g
	for _, to := range b.Succs {
		if sent[to] {
			continue
		}
		sent[to] = true
		is := l.b.Bin(ir.OpEq, p, l.labelAddress(a.f.Blocks[to].LL))
		if v, known := l.b.ConstInt(is); known {
			if v != 0 {
				l.send(a, b, to, g)
				return
			}
			continue
		}
		gy, gn := branch(g, is)
		l.send(a, b, to, gy)
		g = gn
	}
	l.cur.g = g
	l.about = ir.AboutNoCode
	l.failsAt(a, &b.Term, ir.CheckUB, 0, "jump to an address that is not a label")
}
