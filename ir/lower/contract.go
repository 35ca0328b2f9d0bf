package lower

import (
	"fmt"
	"strings"

	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
)

// The contract of a function F that is enforced reaches the lowering as a function __contract_of_F (frontend/enforce.go). Calls of F become
// calls of it; its own call of F runs the body. While that runs, each write and free must stay within what the contract names, or within
// objects that were made meanwhile: those have higher numbers than any that was there before.

// contract is the one that is enforced.
type contract struct {
	body, wrapper *program.Entity
	frame         *frame // of the call that is being lowered
	called        bool
	unchecked     bool // claims are left out: values before the call, which may not exist, are being kept
}

// frame is what one call may write and free.
type frame struct {
	of     *activation // of the wrapper
	runs   bool        // the body
	mark   int         // objects up to this number existed before the body ran
	places []framePlace
	frees  []framePlace
	seen   []ir.Reg // what is_fresh held for in ensures
}

// framePlace is n bytes at p, while the condition holds.
type framePlace struct{ cond, p, n ir.Reg }

// doing is the instruction that is being lowered.
type doing struct {
	a  *activation
	in *cfg.Inst
}

// findContract finds the functions of the contract that is to be enforced.
func (l *lowerer) findContract() error {
	name := l.opt.Contract
	if name == "" {
		return nil
	}
	w := l.prog.Find(frontend.ContractPrefix + name)
	if w == nil {
		return fmt.Errorf("--enforce-contract %s: no file both defines the function and declares its contract", name)
	}
	for _, f := range w.Unit.LL.Funcs {
		if f.Name == name || strings.HasPrefix(name, frontend.FileLocalPrefix) && strings.HasSuffix(name, "_"+f.Name) && frontend.FileLocalName(l.prog.Debug.FuncPos(f).File, f.Name) == name {
			l.contract.body = w.Unit.Symbols[f]
		}
	}
	if b := l.contract.body; b == nil || !b.HasBody() {
		return fmt.Errorf("--enforce-contract %s: the function has no body", name)
	}
	l.contract.wrapper = w
	return nil
}

// contracted calls the function of the contract instead of F, and F from there.
func (l *lowerer) contracted(c *call, e *program.Entity) (rs []ir.Reg, done bool) {
	k := &l.contract
	if k.body == nil || e != k.body {
		return nil, false
	}
	f := k.frame
	if f != nil && f.runs {
		l.fail("a call of %s within %s, whose contract is enforced", e.Name, e.Name)
	}
	if c.a.f.Entity != k.wrapper {
		c.e = k.wrapper
		k.called = true
		before := k.frame
		k.frame = nil
		rs = l.inline(c, k.wrapper)
		k.frame, k.unchecked = before, false
		return rs, true
	}
	f = l.frameOf(c)
	args := l.arguments(c)
	for i := range c.ll.Args {
		if c.ll.Attrs[i].SRet != nil {
			p := l.objectStart(l.fit(args[i][0], ir.TPtr))
			f.places = append(f.places, framePlace{l.b.True(), p, l.b.ObjSize(l.cur.mem, p)})
		}
	}
	f.runs, f.mark = true, l.objects
	defer func() { f.runs = false }()
	return l.inline(c, e), true
}

// frameOf is the frame of the call that a function of a contract is lowered for.
func (l *lowerer) frameOf(c *call) *frame {
	k := &l.contract
	if k.wrapper == nil || c.a.f.Entity != k.wrapper {
		l.fail("%s outside of a contract", c.name)
	}
	if k.frame == nil || k.frame.of != c.a {
		k.frame = &frame{of: c.a}
	}
	return k.frame
}

// doFresh is __seabmc_fresh(at, n): the pointer at that place points to an object of its own.
func (l *lowerer) doFresh(c *call) []ir.Reg {
	at, n := l.ptrArg(c, 0), l.addrArg(c, 1)
	l.deref(c.a, c.in, 0, at, l.b.Addr(uint64(l.b.Prog.PtrBits/8)), false, "the place of the pointer that is_fresh names is valid")
	if l.dead {
		return nil
	}
	l.assume(EndAssumption, l.b.Bin(ir.OpUle, n, l.b.Addr(l.maxObject())))
	if l.dead {
		return nil
	}
	p := l.alloc(n, ir.Alloc{Kind: ir.ObjHeap, Name: "fresh object"})
	l.wrote(p, n)
	l.poke(at, p)
	return l.result(c, l.b.True())
}

// doEither is __seabmc_either(): true or false.
func (l *lowerer) doEither(c *call) []ir.Reg {
	return l.result(c, l.own(l.b.NondetAt(ir.I1, "is_fresh", l.point(c, 0))))
}

// doIsNew is __seabmc_is_new(p, n) in ensures: p is the start of n bytes that were not there before the call, and of none that is_fresh held for.
func (l *lowerer) doIsNew(c *call) []ir.Reg {
	f := l.frameOf(c)
	p, n := l.ptrArg(c, 0), l.addrArg(c, 1)
	ok := l.b.Bin(ir.OpAnd, l.b.Valid(l.cur.mem, p, n), l.b.Bin(ir.OpUlt, l.b.Addr(uint64(f.mark)), l.base(p)))
	ok = l.b.Bin(ir.OpAnd, ok, l.b.Bin(ir.OpEq, l.b.PtrOff(p), l.b.Addr(0)))
	for _, q := range f.seen {
		ok = l.b.Bin(ir.OpAnd, ok, l.b.Not(l.sameObject(p, q)))
	}
	f.seen = append(f.seen, p)
	return l.result(c, ok)
}

// doUnchecked is __seabmc_unchecked(on).
func (l *lowerer) doUnchecked(c *call) []ir.Reg {
	v, _ := l.b.ConstInt(l.arg(c, 0))
	l.contract.unchecked = v != 0
	return l.doZero(c)
}

// doAssigns is __seabmc_assigns(kind, p, n).
func (l *lowerer) doAssigns(c *call) []ir.Reg {
	f := l.frameOf(c)
	kind, known := l.b.ConstInt(l.arg(c, 0))
	p, n := l.ptrArg(c, 1), l.addrArg(c, 2)
	switch {
	case !known:
		l.fail("a target of an unknown kind")
	case kind == 1:
		p = l.objectStart(p)
		n = l.b.ObjSize(l.cur.mem, p)
	case kind == 2:
		n = l.b.Bin(ir.OpSub, l.b.ObjSize(l.cur.mem, p), l.b.PtrOff(p))
	}
	null := l.b.Bin(ir.OpEq, p, l.b.Null())
	ok := l.b.Bin(ir.OpAnd, l.b.Valid(l.cur.mem, p, n), l.b.Writable(l.cur.mem, p))
	ok = l.b.Bin(ir.OpOr, ok, l.b.Bin(ir.OpOr, null, l.b.Bin(ir.OpEq, n, l.b.Addr(0))))
	l.check(c.a, c.in, ir.CheckAssigns, 0, ok, "the target of assigns is null or writable")
	if !l.dead {
		f.places = append(f.places, framePlace{l.cond(), p, n})
	}
	return l.doZero(c)
}

// doFrees is __seabmc_frees(p).
func (l *lowerer) doFrees(c *call) []ir.Reg {
	f := l.frameOf(c)
	f.frees = append(f.frees, framePlace{cond: l.cond(), p: l.ptrArg(c, 0)})
	return l.doZero(c)
}

// framed checks that n bytes at p may be written.
func (l *lowerer) framed(p, n ir.Reg) {
	f := l.contract.frame
	if f == nil || !f.runs || l.dead || l.doing.in == nil {
		return
	}
	ok, sure := l.madeSince(f, p)
	if sure {
		return
	}
	ok = l.b.Bin(ir.OpOr, ok, l.b.Bin(ir.OpEq, n, l.b.Addr(0)))
	from := l.b.PtrOff(p)
	to := l.b.Bin(ir.OpAdd, from, n)
	whole := l.b.Bin(ir.OpUle, from, to) // with pointer checks off, a write may wrap around
	for _, t := range f.places {
		at := l.b.PtrOff(t.p)
		in := l.b.Bin(ir.OpAnd, whole, l.b.Bin(ir.OpAnd, t.cond, l.sameObject(p, t.p)))
		in = l.b.Bin(ir.OpAnd, in, l.b.Bin(ir.OpUle, at, from))
		in = l.b.Bin(ir.OpAnd, in, l.b.Bin(ir.OpUle, to, l.b.Bin(ir.OpAdd, at, t.n)))
		ok = l.b.Bin(ir.OpOr, ok, in)
	}
	l.because("%s bytes at %s", ir.Operand{Reg: n, CType: "unsigned"}, ir.Operand{Reg: p})
	l.claim(l.doing.a, l.doing.in.ID, ir.CheckAssigns, 0, ok, "the write is allowed by the assigns clause of "+l.contract.body.Name)
}

// framedFree checks that the object at p may be freed.
func (l *lowerer) framedFree(c *call, p ir.Reg) {
	f := l.contract.frame
	if f == nil || !f.runs || l.dead {
		return
	}
	ok, sure := l.madeSince(f, p)
	if sure {
		return
	}
	ok = l.b.Bin(ir.OpOr, ok, l.b.Bin(ir.OpEq, p, l.b.Null()))
	for _, t := range f.frees {
		ok = l.b.Bin(ir.OpOr, ok, l.b.Bin(ir.OpAnd, t.cond, l.sameObject(p, t.p)))
	}
	l.because("%s", ir.Operand{Reg: p})
	l.claim(c.a, c.in.ID, ir.CheckAssigns, 1, ok, "the free is allowed by the frees clause of "+l.contract.body.Name)
}

// madeSince tells whether the object at p is newer than the call, or one that no contract has to name; sure: it is so in any case.
func (l *lowerer) madeSince(f *frame, p ir.Reg) (ok ir.Reg, sure bool) {
	if bases, known := l.b.Oracle.PtrBases(p); known {
		ok, sure = l.b.False(), true
		for _, b := range bases {
			if b > uint64(f.mark) || l.unnamed(f, b) {
				ok = l.b.Bin(ir.OpOr, ok, l.b.Bin(ir.OpEq, l.base(p), l.b.Addr(b)))
			} else {
				sure = false
			}
		}
		return ok, sure
	}
	ok = l.b.Bin(ir.OpUlt, l.b.Addr(uint64(f.mark)), l.base(p))
	for obj := uint64(1); obj <= uint64(f.mark); obj++ {
		if l.objOf[obj] != nil && l.unnamed(f, obj) {
			ok = l.b.Bin(ir.OpOr, ok, l.b.Bin(ir.OpEq, l.base(p), l.b.Addr(obj)))
		}
	}
	return ok, l.isOne(ok)
}

// unnamed tells whether no contract has to name an object: a static variable within a function that the body runs, or one of a library model.
func (l *lowerer) unnamed(f *frame, obj uint64) bool {
	e := l.objOf[obj]
	if e == nil || e.Global == nil {
		return false
	}
	if e.Unit.Model {
		return l.site != nil
	}
	if !program.IsLocal(e.Global.Linkage) {
		return false
	}
	for a := l.doing.a; a != nil && a != f.of; a = a.parent {
		if a.f.Unit == e.Unit && strings.HasPrefix(e.Name, a.f.Entity.Name+".") {
			return true
		}
	}
	return false
}
