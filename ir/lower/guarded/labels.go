package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// Addresses of labels (&&label) and the jumps to them. A label's address is a number
// of its own that no object has.

// jump goes to the label with the given address. Any other address is undefined behaviour.
func (l *Machine) jump(a *state.Activation, b *cfg.Block) {
	p := l.Fit(l.Scalar(a, &b.Term.Operands[0]), ir.TPtr)
	sent := map[int32]bool{}
	g := l.State.Guard
	for _, to := range b.Succs {
		if sent[to] {
			continue
		}
		sent[to] = true
		is := l.B.Bin(ir.OpEq, p, l.LabelAddress(a.Function.Blocks[to].LL))
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
	l.FailsAt(a, &b.Term, ir.CheckUB, 0, "jump to an address that is not a label")
}
