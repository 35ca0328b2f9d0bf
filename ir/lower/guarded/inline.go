package guarded

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/memory"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/repeats"
	"seabmc/ir/lower/state"
)

const maxDepth = 50000

// NoBody calls a function without a body: what it returns is an input.
func (l *Machine) NoBody(c *state.Call, e *program.Entity) []ir.Reg {
	if strings.HasPrefix(e.Name, "llvm.") {
		l.Fail("intrinsic %s", e.Name)
	}
	if strings.HasPrefix(e.Name, "__builtin_") {
		l.Fail("%s, which clang does not have", e.Name)
	}
	if strings.HasPrefix(e.Name, "__") && strings.HasSuffix(e.Name, "_chk") {
		l.Fail("%s", e.Name) // a function of _FORTIFY_SOURCE: most of these write to memory
	}
	if l.Program.Missing(e) {
		l.Because("", ir.Operand{Reg: l.B.Null()})
		l.About = ir.AboutNoCode
		l.Fails(c, ir.CheckDeref, 0, "call of a missing function: "+e.Name+" is weak and has no definition")
		return nil
	}
	if l.Options.HasBody && !memory.IsNondet(e.Name) { // a failure, as in CBMC; the path goes on with any result
		l.Claim(c.Activation, c.Inst.ID, ir.CheckNoBody, 0, l.B.False(), "no body for callee "+e.Name)
	}
	if !l.NoBodySeen[e.Name] {
		l.NoBodySeen[e.Name] = true
		l.Report.NoBody = append(l.Report.NoBody, e.Name)
	}
	if e.Func.NoReturn {
		l.End(state.EndEnvironment)
		return nil
	}
	rs := l.AnyResult(c, e.Name)
	l.Input(rs, e.Name, c.LL.Type())
	l.Calls.LargeResult(c)
	return rs
}

// Inline executes a function's body.
func (l *Machine) Inline(c *state.Call, e *program.Entity) []ir.Reg {
	f := l.code.Compile(e)
	args := l.Calls.PassArguments(c, f)
	if !l.mayRecurse(c, f) {
		return nil
	}
	a := &state.Activation{Function: f, Parent: c.Activation, Call: c.Inst, Entry: l.State.Guard}
	if f.Unit.Model {
		a.LL, a.Args = c.LL, c.Args
	}
	l.Calls.CopyArguments(c, a, args)
	if e.Func.Sig.Variadic && !l.Dead {
		l.Calls.VariableArguments(c, a)
	}
	if l.Dead {
		return nil
	}
	if l.callComesBack(f, args); l.Dead {
		return nil
	}
	rets, ok := l.activate(a, args)
	l.SetPos(c.Inst.Pos)
	if !ok {
		l.Dead = true
		return nil
	}
	if l.Calls.Returned(c, a); l.Dead {
		return nil
	}
	return l.Calls.FitResult(c, f, args, rets)
}

// activate runs a function from the current state, and joins the states of its returns.
func (l *Machine) activate(a *state.Activation, args []ir.Reg) ([]ir.Reg, bool) {
	f := a.Function
	slots, owner := l.State.Slots, l.NewOwner()
	a.Callers = slots
	a.Vals = make([]ir.Reg, f.Values)
	a.Pending = make([][]state.Edge, len(f.Blocks))
	l.State.Owner = l.NewOwner()
	l.State.Slots = path.NewSlots(f.Slots, l.State.Owner)
	k := 0
	for _, p := range f.Params {
		l.Put(a, p, args[k:k+int(p.Count)]...)
		k += int(p.Count)
	}
	called := ir.Note{Kind: ir.NoteCall, Name: f.Name}
	if f.Unit.Model {
		l.Note(0, called)
	}
	site := l.EnterSite(a)
	if !f.Unit.Model {
		l.SetPos(f.Pos)
		l.Note(0, called)
	}
	now := l.runs(f)
	now.depth++
	l.depth++
	now.guards = append(now.guards, l.State.Guard)
	now.calls = append(now.calls, repeats.Call{Mem: l.State.Memory, Args: args})
	a.Pending[0] = append(a.Pending[0], state.Edge{State: l.State})
	l.blocks(a, f.Order)
	now.guards, now.calls = now.guards[:len(now.guards)-1], now.calls[:len(now.calls)-1]
	now.depth--
	l.depth--
	l.Dead = false
	if len(a.Returns) == 0 {
		l.LeaveSite(a, site)
		return nil, false
	}
	for i := range a.Returns {
		a.Returns[i].Slots = path.Slots{}
	}
	e := l.Join(a.Returns, nil)
	l.State = e.State
	l.State.Slots, l.State.Owner = slots, owner
	if l.State.Guard.Impossible {
		l.LeaveSite(a, site)
		return nil, false
	}
	l.OnPath(l.State.Guard)
	for _, o := range a.Objects {
		if !o.Freed {
			l.State.Memory = l.B.Free(l.State.Memory, o.Address)
		}
	}
	returned := ir.Note{Kind: ir.NoteReturn, Name: f.Name}
	if !f.Unit.Model {
		l.Note(0, returned)
	}
	l.LeaveSite(a, site)
	if n := len(e.Vals) - 1; f.MayFallOff {
		a.Returned, e.Vals = e.Vals[n], e.Vals[:n]
	}
	if f.Unit.Model {
		l.Note(result(e.Vals), returned)
		if x := a.Call; x != nil && x.Layout != nil && l.Site == nil {
			l.NoteMemory(ir.NoteAssign, x.Expr, x.Layout, args[0])
		}
	}
	return e.Vals, true
}

// result is what a function returned, if that is one number or pointer; else 0.
func result(vals []ir.Reg) ir.Reg {
	if len(vals) == 1 {
		return vals[0]
	}
	return 0
}

// running has the calls of a function that are running.
type running struct {
	depth  int           // how many
	guards []*path.Guard // for each call, the path on which it was made
	open   int           // calls of the function within itself so far where it was not known that the recursion ends before
	calls  []repeats.Call
}

// runs has the running calls of f.
func (l *Machine) runs(f *cfg.Function) *running {
	r := l.running[f]
	if r == nil {
		r = &running{}
		l.running[f] = r
	}
	return r
}

// mayRecurse applies the bound on recursion: N allows N activations of a function at a time.
func (l *Machine) mayRecurse(c *state.Call, f *cfg.Function) bool {
	if l.depth >= maxDepth {
		l.Fail("calls nested more than %d deep", maxDepth)
	}
	now := l.runs(f)
	if now.depth == 0 {
		return true
	}
	denied := l.Options.MostCalls > 0 && now.depth >= l.Options.MostCalls
	bound := l.unroll.RecursionBound(f)
	if bound >= 0 {
		denied = denied || now.depth >= max(bound, 1)
	} else if last := now.guards[len(now.guards)-1]; last != l.State.Guard {
		l.unroll.OpenBound = true
		if l.unroll.Feasible(l.Condition()) == ir.No {
			path.Kill(l.State.Guard)
			l.Dead = true
			return false
		}
		denied = denied || now.depth > l.Options.MostRounds()
		now.open++
		l.unroll.Endless(now.open)
	}
	if !denied {
		return true
	}
	if l.Options.UnwindingAssertions {
		l.Cut = true
		l.Assert(l.Condition(), l.B.False(), ir.Check{ID: f.Name + ".recursion", Kind: ir.CheckRecursion, Loop: f.Name, Auto: bound < 0,
			Msg: fmt.Sprintf("recursion of %s: at most %d calls at a time", f.Name, now.depth)})
		l.End(state.EndFailed)
	} else {
		l.Report.Cut = state.AddOnce(l.Report.Cut, f.Name)
		l.End(state.EndCut)
	}
	return false
}

// callComesBack asks whether a call within a call of the same function gets the same arguments and state as the outer one.
func (l *Machine) callComesBack(f *cfg.Function, args []ir.Reg) {
	now := l.running[f]
	if l.Options.Termination != state.Lassos || now == nil || len(now.calls) == 0 || l.Guessing != nil {
		return
	}
	l.past.Recursion(now.calls, repeats.Call{Mem: l.State.Memory, Args: args}, l.State.Guard, f.Name)
	l.Dead = l.Dead || l.State.Guard.Impossible
}
