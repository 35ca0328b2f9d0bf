package lower

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// What ESBMC's functions mean where they differ from CBMC's of the same kind.

// doESBMCUnreachable is __ESBMC_unreachable(): nothing unless it is asked for (--enable-unreachability-intrinsic).
func (l *lowerer) doESBMCUnreachable(c *call) []ir.Reg {
	if l.opt.Unreachable {
		l.fails(c, ir.CheckUnreachable, 0, c.name+" is not reached")
		return nil
	}
	return l.doZero(c)
}

func (l *lowerer) doESBMCReadOK(c *call) []ir.Reg  { return l.noBytesOrOK(c, l.doReadOK) }
func (l *lowerer) doESBMCWriteOK(c *call) []ir.Reg { return l.noBytesOrOK(c, l.doWriteOK) }

// noBytesOrOK is ok, which for ESBMC holds of no bytes at null too.
func (l *lowerer) noBytesOrOK(c *call, ok func(*call) []ir.Reg) []ir.Reg {
	none := l.b.Bin(ir.OpAnd, l.b.Bin(ir.OpEq, l.sizeArg(c, 1), l.b.Addr(0)), l.b.Bin(ir.OpEq, l.ptrArg(c, 0), l.b.Null()))
	rs := ok(c)
	if len(rs) == 1 && !l.isZero(none) {
		rs[0] = l.b.Select(none, l.fit(l.b.True(), l.b.Type(rs[0])), rs[0])
	}
	return rs
}

// loopBounds notes the bounds of loops that the program states: by __ESBMC_unroll(N) before a loop,
// or #pragma unroll N, which the front end made a call before the loop's backward jump.
func (c *compiler) loopBounds() {
	if len(c.f.loops) == 0 {
		return
	}
	for _, b := range c.f.blocks {
		for _, in := range b.ll.Insts {
			name, n := c.unrolling(in)
			if lp := b.loop; name == "__seabmc_unroll" && lp != nil {
				lp.hint = n
			} else if lp := c.nextLoop(b.idx); name == "__ESBMC_unroll" && lp != nil {
				lp.bound = n
			}
		}
	}
}

// unrolling is the name and the argument of a call that states a bound.
func (c *compiler) unrolling(x *llvm.Inst) (name string, n int) {
	e := c.l.prog.CalledBy(c.f.ent, x)
	if e == nil || len(x.Args) == 0 || !strings.HasSuffix(e.Name, "_unroll") {
		return "", 0
	}
	if k := program.ConstInt(x.Args[0]); k != nil && k.IsInt64() && k.Int64() > 0 {
		return e.Name, int(k.Int64())
	}
	return "", 0
}

// nextLoop is the loop whose head comes first behind a block: clang writes blocks in the order of the source.
func (c *compiler) nextLoop(b int32) *loop {
	var next *loop
	for _, lp := range c.f.loops {
		if lp.head > b && (next == nil || lp.head < next.head) {
			next = lp
		}
	}
	return next
}

// statedBound is n, the command line's bound of a loop (-1: none), or the program's own. --unwindset counts first. A
// pragma may only be a hint for the compiler: it raises a bound, and is one by itself if asked for.
func (l *lowerer) statedBound(lp *loop, n int) int {
	if _, set := l.opt.UnwindSet[lp.id]; set {
		return n
	}
	switch {
	case lp.bound > 0:
		return lp.bound
	case lp.hint > 0 && l.opt.UnrollPragmas:
		return lp.hint
	case n >= 0:
		return max(n, lp.hint)
	}
	return n
}
