package guarded

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"seabmc/frontend/clauses"
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// If the contract of a function F is enforced, the front end has made a function __contract_of_F (frontend/clauses/enforce.go). Calls of F become calls of
// this function, and its own call of F runs the body. While the body runs, each write and free must stay within what the contract names, or within objects that
// were made meanwhile. Those have higher numbers than all objects that existed before.

// If a function G is replaced by its contract, a function __contract_instead_of_G is called in its place. If calls of G are only checked, this function calls
// G itself.

// Contracts has what is known about the contracts of functions and loops.
type Contracts struct {
	*Machine
	body, wrapper *program.Entity                     // the function whose contract is enforced, and __contract_of_F
	instead       map[*program.Entity]*program.Entity // by replaced function: the function that is called in its place
	replacing     []*program.Entity                   // the functions that are called in the place of others
	of            map[*program.Entity]*program.Entity // by such a function: the function that it replaces
	hidden        map[*program.Entity][]*program.Entity
	frame         *state.Frame // of the call that is being lowered
	called        bool
	forgetting    bool // what a loop may change becomes unknown
	forgetsHidden bool // variables that no contract can name become unknown
}

// doing is the instruction that is being lowered.
type doing struct {
	a  *state.Activation
	in *cfg.Inst
}

// functions are those that are called in the place of others.
func (k *Contracts) functions() []*program.Entity {
	if k.wrapper == nil {
		return k.replacing
	}
	return append(slices.Clone(k.replacing), k.wrapper)
}

// findContract finds the functions of the contract that is to be enforced.
func (l *Contracts) findContract() error {
	name := l.Options.Contract
	if name == "" {
		return nil
	}
	w := l.Program.Find(clauses.ContractPrefix + name)
	if w == nil {
		return fmt.Errorf("--enforce-contract %s: no file both defines the function and declares its contract", name)
	}
	l.Contract.body = l.functionOf(w, name)
	if b := l.Contract.body; b == nil || !b.HasBody() {
		return fmt.Errorf("--enforce-contract %s: the function has no body", name)
	}
	l.Contract.wrapper = w
	return nil
}

// functionOf is the function of a name that is in one file with w, its own or that of a static function (ctext.FileLocalName); nil if there is none.
func (l *Machine) functionOf(w *program.Entity, name string) *program.Entity {
	for _, f := range w.Unit.LL.Funcs {
		if f.Name == name || l.Program.HasFileLocalName(w.Unit, f, name) {
			return w.Unit.Symbols[f]
		}
	}
	return nil
}

// contracted calls the function of the contract instead of F, and F from there.
func (l *Contracts) contracted(c *state.Call, e *program.Entity) (rs []ir.Reg, done bool) {
	k := l
	f := k.frame
	if w := k.instead[e]; w != nil && c.Activation.Function.Entity != w && (e != k.body || f != nil && f.Runs) {
		if l.Options.Termination == state.Ending && (e == k.body && !w.Measured() || e.HasBody() && slices.Index(k.replacing, w) < l.Options.EndsUnknown) {
			l.Fail("the end of %s, for which a contract without a measure stands,", e.Name)
		}
		return l.Inline(c, w), true
	}
	if k.body == nil || e != k.body {
		return nil, false
	}
	if f != nil && f.Runs {
		l.Fail("a call of %[1]s within %[1]s, whose contract is enforced (--enforce-contract-rec %[1]s has the contract stand for it)", e.Name)
	}
	if c.Activation.Function.Entity != k.wrapper {
		c.Callee = k.wrapper
		k.called = true
		before := k.frame
		k.frame = nil
		rs = l.Inline(c, k.wrapper)
		k.frame = before
		return rs, true
	}
	f = l.FrameOf(c)
	args := l.Arguments(c)
	for i := range c.LL.Args {
		if c.LL.Attrs[i].SRet != nil {
			p := l.ObjectStart(l.Fit(args[i][0], ir.TPtr))
			f.Places = append(f.Places, state.FramePlace{Cond: l.B.True(), P: p, N: l.B.ObjSize(l.State.Memory, p)})
		}
	}
	f.Runs, f.Mark, f.Before, f.Unset = true, l.Objects, l.State.Memory, l.State.Unset
	defer func() { f.Runs = false }()
	rs = l.Inline(c, e)
	l.Unsupported(c, l.Unwritten(f), "a function with a contract that stores what was never written")
	return rs, true
}

// FrameOf is the frame of the call that a function of a contract is lowered for.
func (l *Contracts) FrameOf(c *state.Call) *state.Frame {
	k := l
	if e := c.Activation.Function.Entity; e != nil && slices.Contains(k.replacing, e) {
		if c.Activation.Targets == nil {
			c.Activation.Targets = &state.Frame{Of: c.Activation, Name: e.Name}
		}
		return c.Activation.Targets
	}
	if k.wrapper == nil || c.Activation.Function.Entity != k.wrapper {
		l.Fail("%s outside of a contract", c.Name)
	}
	if k.frame == nil || k.frame.Of != c.Activation {
		k.frame = &state.Frame{Of: c.Activation, Name: k.body.Name}
	}
	return k.frame
}

// OnWrite checks that n bytes at p may be written: by the contract that is enforced, and by those of the loops that run.
func (h *hooks) OnWrite(p, n ir.Reg) {
	l := (*Machine)(h)
	if l.Dead || l.doing.in == nil || l.Contract.forgetting {
		return
	}
	if l.Guessing != nil {
		l.Contract.guessWrite(l.Guessing, p, n)
		return
	}
	if l.State.Clause != nil {
		l.Contract.ownInClause(p, "writes to memory")
		return
	}
	if f := l.Contract.frame; f != nil && f.Runs {
		l.Contract.within(f, p, n)
	}
	l.Contract.eachLoopFrame(func(f *state.Frame) { l.Contract.within(f, p, n) })
}

// ownInClause checks that a clause of a contract changes only objects that it makes itself.
func (l *Contracts) ownInClause(p ir.Reg, does string) {
	if _, own := l.madeSince(l.State.Clause, p); !own {
		l.Fail("a clause of a contract that %s", does)
	}
}

// within checks that a frame allows a write.
func (l *Contracts) within(f *state.Frame, p, n ir.Reg) {
	if l.forgetsHidden && f.Run == nil {
		return
	}
	ok, sure := l.madeSince(f, p)
	if sure || l.Dead {
		return
	}
	ok = l.B.Bin(ir.OpOr, ok, l.B.Bin(ir.OpEq, n, l.B.Addr(0)))
	from := l.B.PtrOff(p)
	to := l.B.Bin(ir.OpAdd, from, n)
	whole := l.B.Bin(ir.OpUle, from, to) // with pointer checks off, a write may wrap around
	for _, t := range f.Places {
		at := l.B.PtrOff(t.P)
		in := l.B.Bin(ir.OpAnd, whole, l.B.Bin(ir.OpAnd, t.Cond, l.SameObject(p, t.P)))
		in = l.B.Bin(ir.OpAnd, in, l.B.Bin(ir.OpUle, at, from))
		in = l.B.Bin(ir.OpAnd, in, l.B.Bin(ir.OpUle, to, l.B.Bin(ir.OpAdd, at, t.N)))
		ok = l.B.Bin(ir.OpOr, ok, in)
	}
	l.Because("%s bytes at %s", ir.Operand{Reg: n, CType: "unsigned"}, ir.Operand{Reg: p})
	l.Claim(l.doing.a, l.doing.in.ID, ir.CheckAssigns, 0, ok, "the write is allowed by the assigns clause of "+f.Name)
}

// FramedFree checks that the object at p may be freed.
func (l *Contracts) FramedFree(c *state.Call, p ir.Reg) {
	if l.Guessing != nil {
		return
	}
	if l.State.Clause != nil {
		l.ownInClause(p, "frees memory")
		return
	}
	if f := l.Contract.frame; f != nil && f.Runs {
		l.mayFreeIn(c, f, p)
	}
	l.eachLoopFrame(func(f *state.Frame) { l.mayFreeIn(c, f, p) })
}

// mayFreeIn checks that a frame allows the object at p to be freed.
func (l *Contracts) mayFreeIn(c *state.Call, f *state.Frame, p ir.Reg) {
	if l.Dead {
		return
	}
	ok, sure := l.madeSince(f, p)
	if sure {
		return
	}
	ok = l.B.Bin(ir.OpOr, ok, l.B.Bin(ir.OpEq, p, l.B.Null()))
	for _, t := range f.Frees {
		ok = l.B.Bin(ir.OpOr, ok, l.B.Bin(ir.OpAnd, t.Cond, l.B.Bin(ir.OpEq, p, t.P)))
	}
	l.Because("%s", ir.Operand{Reg: p})
	l.Claim(c.Activation, c.Inst.ID, ir.CheckAssigns, 1, ok, "the free is allowed by the contract of "+f.Name)
}

// madeSince is the condition that the object at p was made since the call, or that no contract has to name it; sure tells whether it is known to hold.
func (l *Contracts) madeSince(f *state.Frame, p ir.Reg) (ok ir.Reg, sure bool) {
	if bases, known := l.B.Oracle.PtrBases(p); known {
		ok, sure = l.B.False(), true
		for _, b := range bases {
			if b > uint64(f.Mark) || f.Run == nil && l.unnamed(f, b) {
				ok = l.B.Bin(ir.OpOr, ok, l.B.Bin(ir.OpEq, l.Base(p), l.B.Addr(b)))
			} else {
				sure = false
			}
		}
		return ok, sure
	}
	ok = l.B.Bin(ir.OpUlt, l.B.Addr(uint64(f.Mark)), l.Base(p))
	for obj := uint64(1); obj <= uint64(f.Mark); obj++ {
		if f.Run == nil && l.ObjOf[obj] != nil && l.unnamed(f, obj) {
			ok = l.B.Bin(ir.OpOr, ok, l.B.Bin(ir.OpEq, l.Base(p), l.B.Addr(obj)))
		}
	}
	return ok, l.IsOne(ok)
}

// unnamed tells whether no contract has to name an object: a static variable within a function that the body runs, or one of a library model.
func (l *Contracts) unnamed(f *state.Frame, obj uint64) bool {
	e := l.ObjOf[obj]
	if e == nil || e.Global == nil {
		return false
	}
	if e.Unit.Model {
		return l.Site != nil
	}
	if !program.IsLocal(e.Global.Linkage) {
		return false
	}
	for a := l.doing.a; a != nil && a != f.Of; a = a.Parent {
		if a.Function.Unit == e.Unit && strings.HasPrefix(e.Name, a.Function.Entity.Name+".") {
			return true
		}
	}
	return false
}

// findReplaced finds the functions that are replaced by their contracts.
func (l *Contracts) findReplaced() error {
	k := l
	k.instead, k.of, k.hidden = map[*program.Entity]*program.Entity{}, map[*program.Entity]*program.Entity{}, map[*program.Entity][]*program.Entity{}
	for i, name := range slices.Concat(l.Options.Replaced, l.Options.Checked) {
		w, e := l.Program.Find(clauses.InsteadPrefix+name), l.Program.Find(name)
		if w == nil && i >= len(l.Options.Replaced) {
			return fmt.Errorf("--check-call-with-contract %s: no file defines the function and declares its contract", name)
		}
		if w == nil {
			return fmt.Errorf("--replace-call-with-contract %s: no file declares a contract of the function", name)
		}
		if own := l.functionOf(w, name); own != nil && (e == nil || program.IsLocal(own.Func.Linkage)) {
			e = own // a static function of the file that has the contract
		}
		if x := l.Program.Table[name]; e == nil && x != nil && x.Func != nil {
			e = x // one without a body
		}
		if e == nil { // nothing calls it
			continue
		}
		k.instead[e], k.of[w] = w, e
		k.replacing = append(k.replacing, w)
	}
	return nil
}

// ForgetHidden is called where a function is replaced by its contract. It makes unknown what the function may change but no contract can name: static
// variables within functions, and what the library keeps between calls.
func (l *Contracts) ForgetHidden(c *state.Call) {
	k := l
	w := c.Activation.Function.Entity
	e := k.of[w]
	if _, done := k.hidden[w]; !done {
		instead := maps.Clone(k.instead)
		delete(instead, k.body) // its body runs
		k.hidden[w] = l.Program.Hidden(e, l.roots, instead)
		for _, v := range k.hidden[w] {
			if !v.Unit.Model {
				l.Report.Warnings = state.AddOnce(l.Report.Warnings, fmt.Sprintf("a call of %s may change %s, which its contract cannot name: it has any value then", e.Name, v.Name))
			}
		}
	}
	l.Unnamed = l.Unnamed || l.Program.MakesObjects(e)
	k.forgetsHidden = true
	defer func() { k.forgetsHidden = false }()
	for _, v := range k.hidden[w] {
		if program.HoldsPointers(v.Global.Elem) {
			l.Fail("a call of %s, which is replaced by its contract and may change the pointers in %s", e.Name, v.Name)
		}
		l.UnknownBytes(v.Reg, l.B.Addr(uint64(v.Size)))
	}
}

// Replaced is the function for whose contract a function is called.
func (l *Contracts) Replaced(w *program.Entity) *program.Entity { return l.of[w] }
