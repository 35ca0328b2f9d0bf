package lower

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Parameters such as int v[static n]. LLVM knows no more of them than that they are not
// null. Where the function begins, clang evaluates the sizes of its array parameters in
// order, each with a check that it is positive: these values are taken if they are as many
// as such parameters need.

// sizedParam is a parameter that points to as many elements as the product of its dimensions.
type sizedParam struct {
	number int // from 1
	at     operand
	dims   []operand
	size   int64 // of an element
}

// sizedParams finds the parameters whose sizes the function computes. They are checked behind the last size.
func (c *compiler) sizedParams() {
	if c.f.mod.Model || !c.l.opt.PointerCheck {
		return
	}
	var params []sizedParam
	need := 0
	for i, p := range c.f.ent.Func.Params {
		if p.Typ.Kind != llvm.Ptr || p.Attrs.Dereferenceable > 0 || !p.Attrs.NonNull {
			continue
		}
		v := c.l.prog.ParamVars(c.f.ent.Func)[i]
		if v == nil {
			return
		}
		n := 1 + openDimensions(program.Pointee(v.Type))
		params = append(params, sizedParam{number: i + 1, at: c.operand(p), dims: make([]operand, n), size: c.f.mod.Layout.SizeOf(p.Elem)})
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
		for k := range params[i].dims {
			params[i].dims[k], sizes = c.operand(sizes[0]), sizes[1:]
		}
	}
	last.sized = params
}

// openDimensions is how many dimensions of a debug array type are not constant.
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

// paramSizes are the values that clang checks to be positive before the function's own code begins, which has positions in the
// source, and the comparison of the last one.
func (c *compiler) paramSizes() (sizes []llvm.Value, last *inst) {
	seen := map[int32]bool{}
	for b := c.f.blocks[0]; !seen[b.idx]; {
		seen[b.idx] = true
		br := b.ll.Term
		if br.Op != llvm.CondBr {
			break
		}
		k := len(b.insts) - 1
		for ; k >= 0 && llvm.Value(b.insts[k].ll) != br.Args[0]; k-- {
		}
		if k < 0 {
			break
		}
		if handler := c.f.blocks[b.succs[1]]; handler.fails(c.l, c.f) && handler.checks("vla_bound_not_positive") {
			cmp, ok := llvm.As(br.Args[0], llvm.ICmp)
			if !ok || program.DebugLocation(cmp) != nil {
				break
			}
			sizes, last = append(sizes, cmp.Args[0]), &b.insts[k]
		}
		b = c.f.blocks[b.succs[0]]
	}
	return sizes, last
}

// checks tells whether a block reports a failure by the handler of a name.
func (b *block) checks(name string) bool {
	for i := range b.insts {
		if strings.HasPrefix(b.insts[i].ll.CalleeName(), "__ubsan_handle_"+name) {
			return true
		}
	}
	return false
}

// sizedArguments checks that arguments point to as many elements as the sizes of their parameters say.
func (l *lowerer) sizedArguments(a *activation, in *inst) {
	for i := range in.sized {
		s := &in.sized[i]
		most := l.maxObject()
		fits, n := l.b.True(), l.b.Addr(uint64(s.size))
		for k := range s.dims {
			d := l.toAddr(l.one(a, &s.dims[k]))
			fits = l.b.Bin(ir.OpAnd, fits, l.b.Bin(ir.OpUle, d, l.b.Addr(most/uint64(max(s.size, 1)))))
			n = l.b.Bin(ir.OpMul, n, d)
		}
		p := l.one(a, &s.at)
		positive := l.b.Bin(ir.OpSle, l.toAddr(l.one(a, &s.dims[0])), l.b.Addr(0)) // else the size is what is wrong
		ok := l.b.Bin(ir.OpOr, positive, l.b.Bin(ir.OpAnd, fits, l.accessible(p, n, false)))
		l.because("", ir.Operand{Reg: p})
		l.check(a, in, ir.CheckDeref, i, ok, fmt.Sprintf("argument %d of %s points to at least as many elements as its static size", s.number, a.f.name))
		if l.dead {
			return
		}
	}
}
