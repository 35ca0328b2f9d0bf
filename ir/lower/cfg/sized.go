package cfg

import (
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// SizedParam is a parameter that points to as many elements as the product of its dimensions.
type SizedParam struct {
	Number int // from 1
	At     Operand
	Dims   []Operand
	Size   int64 // of an element
}

// sizedParams finds the parameters whose sizes the function computes. They are checked behind the last size.
func (c *compilation) sizedParams() {
	if c.f.Unit.Model || !c.set.PointerCheck {
		return
	}
	var params []SizedParam
	need := 0
	for i, p := range c.f.Entity.Func.Params {
		if p.Typ.Kind != llvm.Ptr || p.Attrs.Dereferenceable > 0 || !p.Attrs.NonNull {
			continue
		}
		v := c.prog.ParamVars(c.f.Entity.Func)[i]
		if v == nil {
			return
		}
		n := 1 + openDimensions(program.Pointee(v.Type))
		params = append(params, SizedParam{Number: i + 1, At: c.operand(p), Dims: make([]Operand, n), Size: c.elementSize(p, program.Pointee(v.Type))})
		need += n
	}
	if need == 0 {
		return
	}
	sizes, last := c.paramSizes()
	if len(sizes) != need {
		return
	}
	for i := range params {
		for k := range params[i].Dims {
			params[i].Dims[k], sizes = c.operand(sizes[0]), sizes[1:]
		}
	}
	last.Sized = params
}

// elementSize returns the size of what a parameter points to, without the dimensions that are not constant. Where pointers are opaque, only debug
// information tells it.
func (c *compilation) elementSize(p *llvm.Param, t *llvm.DIType) int64 {
	size := int64(0)
	if openDimensions(t) == 0 {
		size = program.DebugSize(t)
	} else if x := program.Strip(t); x != nil {
		size = program.DebugSize(x.Base)
		for _, d := range x.Dims {
			size *= max(d, 1)
		}
	}
	return max(size, c.f.Unit.Layout.SizeOf(p.Elem))
}

// openDimensions returns how many dimensions of a debug array type are not constant.
func openDimensions(t *llvm.DIType) int {
	x := program.Strip(t)
	if !program.Is(x, llvm.ArrayType) {
		return 0
	}
	n := 0
	for _, d := range x.Dims {
		if d < 0 {
			n++
		}
	}
	return n
}

// paramSizes returns the values that clang checks to be positive before the function's own code begins, which has positions in the source. It also
// returns the comparison for the last one.
func (c *compilation) paramSizes() (sizes []llvm.Value, last *Inst) {
	seen := map[int32]bool{}
	for b := c.f.Blocks[0]; !seen[b.Index]; {
		seen[b.Index] = true
		br := b.LL.Term
		if br.Op != llvm.CondBr {
			break
		}
		k := len(b.Insts) - 1
		for ; k >= 0 && llvm.Value(b.Insts[k].LL) != br.Args[0]; k-- {
		}
		if k < 0 {
			break
		}
		if handler := c.f.Blocks[b.Succs[1]]; c.fails(handler) && handler.checks("vla_bound_not_positive") {
			cmp, ok := llvm.As(br.Args[0], llvm.ICmp)
			if !ok || program.DebugLocation(cmp) != nil {
				break
			}
			sizes, last = append(sizes, cmp.Args[0]), &b.Insts[k]
		}
		b = c.f.Blocks[b.Succs[0]]
	}
	return sizes, last
}

// checks reports whether a block reports a failure by the handler with a name.
func (b *Block) checks(name string) bool {
	for i := range b.Insts {
		if strings.HasPrefix(b.Insts[i].LL.CalleeName(), "__ubsan_handle_"+name) {
			return true
		}
	}
	return false
}
