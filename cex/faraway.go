package cex

import (
	"fmt"
	"math/big"

	"seabmc/ir"
	"seabmc/ir/interp"
)

// A pointer whose offset does not fit gets the most negative offset, which is in no object (docs/decisions/036). The report gives the offset that the
// program computed instead.

// maxSteps is the number of steps of pointer arithmetic that are followed back.
const maxSteps = 10000

// farOffset returns the offset that the program computed for a pointer with the most negative offset. It returns nil if the pointer has another
// offset, or if it is not known what the pointer was made from, for example because it was read from memory.
func (e *explainer) farOffset(ptr ir.Reg) *big.Int {
	if v, ok := e.rr.Value(ptr); !ok || !e.saturated(v) {
		return nil
	}
	sum := new(big.Int)
	for range maxSteps {
		v, ok := e.rr.Value(ptr)
		if !ok {
			return nil
		}
		if !e.saturated(v) {
			_, off := e.p.SplitPtr(v.U)
			return sum.Add(sum, big.NewInt(off))
		}
		in := e.p.DefOf(ptr)
		switch in.Op {
		case ir.OpGep:
			i, ok := e.rr.Value(in.Args[1])
			if !ok {
				return nil
			}
			width := uint(e.p.Types[in.Args[1]].Bits)
			index := big.NewInt(int64(i.U<<(64-width)) >> (64 - width))
			sum.Add(sum, index.Mul(index, new(big.Int).SetUint64(in.Imm)))
			ptr = in.Args[0]
		case ir.OpSelect:
			c, ok := e.rr.Value(in.Args[0])
			if !ok {
				return nil
			}
			ptr = in.Args[2]
			if c.U != 0 {
				ptr = in.Args[1]
			}
		default:
			return nil
		}
	}
	return nil
}

func (e *explainer) saturated(v interp.Value) bool {
	_, off := e.p.SplitPtr(v.U)
	return off == int64(-1)<<uint(e.p.OffBits()-1)
}

// farSentence says where a pointer is that is too far from its object for its offset to be represented.
func farSentence(far *big.Int, size uint64, object string) string {
	if far == nil {
		return "the pointer was moved farther away than any object is large from " + object
	}
	if far.Sign() < 0 {
		return fmt.Sprintf("offset %v is %v bytes before the start of %s", far, new(big.Int).Neg(far), object)
	}
	return fmt.Sprintf("offset %v is %v bytes past the end of %s", far, new(big.Int).Sub(far, new(big.Int).SetUint64(size)), object)
}
