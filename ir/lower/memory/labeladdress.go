package memory

import (
	"seabmc/ir"
	"seabmc/ir/lower/addresses"
	"seabmc/llvm"
)

// labelStep is the distance of the addresses of labels.
const labelStep = 16

// LabelAddress is the address of a block.
func (l *Memory) LabelAddress(b *llvm.Block) ir.Reg {
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
