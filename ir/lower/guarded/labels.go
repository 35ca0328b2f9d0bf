package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/addresses"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/llvm"
)

// Addresses of labels (&&label) and the jumps to them. A label's address is a number
// of its own that no object has.

// labelStep is the distance of the addresses of labels.
const labelStep = 16

// labelAddress is the address of a block.
func (l *Memory) labelAddress(b *llvm.Block) ir.Reg {
	n, ok := l.labels[b]
	if !ok {
		n = uint64(len(l.labels) + 1)
		if l.labels == nil {
			l.labels = map[*llvm.Block]uint64{}
		}
		l.labels[b] = n
	}
	return l.B.IntToPtr(l.B.Addr(addresses.LowestAddress + n*labelStep))
}

// jump goes to the label whose address it is given. Any other address is undefined
// behaviour.
func (l *Machine) jump(a *Activation, b *cfg.Block) {
	p := l.Fit(l.Scalar(a, &b.Term.Operands[0]), ir.TPtr)
	sent := map[int32]bool{}
	g := l.State.Guard
	for _, to := range b.Succs {
		if sent[to] {
			continue
		}
		sent[to] = true
		is := l.B.Bin(ir.OpEq, p, l.labelAddress(a.Function.Blocks[to].LL))
		if v, known := l.B.ConstInt(is); known {
			if v != 0 {
				l.send(a, b, to, g)
				return
			}
			continue
		}
		gy, gn := path.Branch(g, is)
		l.send(a, b, to, gy)
		g = gn
	}
	l.State.Guard = g
	l.About = ir.AboutNoCode
	l.failsAt(a, &b.Term, ir.CheckUB, 0, "jump to an address that is not a label")
}
