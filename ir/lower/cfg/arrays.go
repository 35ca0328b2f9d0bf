package cfg

import (
	"slices"
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// ArrayAccess describes the array that an access addresses by an index.
type ArrayAccess struct {
	Base int   // the operand that points to the array, 0 if no array is accessed
	Size int64 // of the array in bytes; 0 if it is a variable by itself
}

// indexed finds the array that the address v, used in block b, is an index of. Everything that leads to the address must be made in that block, which
// is how clang does it.
func (c *compilation) indexed(x *Inst, b *Block, v llvm.Value) ArrayAccess {
	var base llvm.Value
	var size int64
	for {
		p := llvm.AsInst(v)
		if p != nil && p.Op == llvm.BitCast {
			v = p.Args[0]
			continue
		}
		if p == nil || p.Op != llvm.GEP || !c.madeIn(v, b) {
			break
		}
		src, indices := p.Args[0], p.Args[1:]
		if p.Elem.Kind == llvm.Array && len(indices) > 1 {
			base, size = src, c.f.Unit.Layout.SizeOf(p.Elem)
		} else if !c.memberOnly(indices) {
			if !c.variableLength(v, src) {
				break
			}
			base, size = src, 0
		}
		v = src
	}
	if base == nil {
		return ArrayAccess{}
	}
	if isVariable(v) {
		size = 0
	}
	x.Operands = append(x.Operands, c.operand(base))
	return ArrayAccess{len(x.Operands) - 1, size}
}

func (c *compilation) madeIn(v llvm.Value, b *Block) bool {
	in, ok := v.(*llvm.Inst)
	return !ok || slices.Contains(b.LL.Insts, in)
}

// memberOnly reports whether indices stay in the structure that the pointer points to.
func (c *compilation) memberOnly(indices []llvm.Value) bool {
	k := program.ConstInt(indices[0])
	return k != nil && k.Sign() == 0
}

// variableLength reports whether v is a[i], and src is an array of variable length. (*(a + i) is another thing.)
func (c *compilation) variableLength(v, src llvm.Value) bool {
	x, ok := llvm.As(v, llvm.GEP)
	a, isLocal := llvm.As(src, llvm.Alloca)
	return ok && isLocal && len(a.Args) > 0 && strings.HasPrefix(x.Name, "arrayidx")
}

func isVariable(v llvm.Value) bool {
	_, global := v.(*llvm.Global)
	return global || llvm.Is(v, llvm.Alloca)
}

// arrays notes which accesses of an instruction are to elements of declared arrays.
func (c *compilation) arrays(x *Inst, b *Block) {
	if c.set.BoundsCheck && len(c.prog.Debug.Lists) == 0 || c.f.Unit.Model { // pragmas may turn the check off
		return
	}
	switch in := x.LL; in.Op {
	case llvm.Load:
		x.Arrays[0] = c.indexed(x, b, in.Args[0])
	case llvm.Store:
		x.Arrays[0] = c.indexed(x, b, in.Args[1])
	case llvm.Call:
		if name := in.CalleeName(); strings.HasPrefix(name, "llvm.memcpy.") || strings.HasPrefix(name, "llvm.memmove.") {
			x.Arrays[0] = c.indexed(x, b, in.Args[0])
			x.Arrays[1] = c.indexed(x, b, in.Args[1])
		}
	}
}
