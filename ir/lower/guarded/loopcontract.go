package guarded

import (
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// A loop with a contract (frontend/clauses/loopcontract.go) is executed for one round, from any state in which its invariant holds. When execution first reaches the
// head of the loop, everything that the loop may change becomes unknown. When it reaches the head again, the invariant is checked and the path ends. So only the
// invariant is known after the loop, for any number of rounds.
//
// A loop may change the variables that it stores to, and the memory that its assigns clause lists. To find out where it writes, a round is first executed
// on a path of its own, without checks. The result is a guess, which the check of each write in the real round confirms. The guess is used if there is no assigns
// clause, and for objects that a clause cannot name: those of library models, and static variables of other functions.
//
// Only contents of memory become unknown, not which objects there are. So a round may free only objects that it made itself, and if leaks are checked, it may make
// none.

// maxGuesses is the largest number of rounds that are executed to find out where a loop writes.
const maxGuesses = 16

// guessTargets executes rounds of a loop without an assigns clause until a round writes to no new place.
func (l *Contracts) guessTargets(a *state.Activation, run *state.LoopRun) {
	lp := run.Lp
	if lp.Contract == 0 || len(a.Pending[lp.Head]) == 0 {
		return
	}
	e := l.Join(a.Pending[lp.Head], a.LiveAt(lp.Head))
	a.Pending[lp.Head] = nil
	if e.Guard.Impossible {
		return
	}
	run.Guess = &state.Guess{Outer: l.Guessing, Mark: l.Objects}
	for range maxGuesses {
		before := len(run.Guess.Objects)
		l.probeRound(a, run, &e)
		if len(run.Guess.Objects) == before || run.Guess.Unknown {
			break
		}
	}
	a.Pending[lp.Head] = []state.Edge{e}
}

// probeRound executes one round on a path that ends after it.
func (l *Contracts) probeRound(a *state.Activation, run *state.LoopRun, e *state.Edge) {
	lens := make([]int, len(a.Pending))
	for i, es := range a.Pending {
		lens[i] = len(es)
	}
	rets, facts, cur, dead := len(a.Returns), len(l.Quantify.facts), l.State, l.Dead
	own, _ := path.Branch(e.Guard, l.B.Nondet(ir.I1, "round"))
	a.Pending[run.Lp.Head] = []state.Edge{{State: l.Fork(&e.State, own)}}
	l.Guessing = run.Guess
	run.Round = 1
	l.blocks(a, run.Lp.Items)
	l.Guessing = run.Guess.Outer
	for i := range a.Pending {
		a.Pending[i] = a.Pending[i][:lens[i]]
	}
	a.Pending[run.Lp.Head] = nil
	a.Returns, l.State, l.Dead = a.Returns[:rets], cur, dead
	run.Frame, l.Quantify.facts = nil, l.Quantify.facts[:facts]
}

// guessWrite notes a write of n bytes at p, in g and in the guesses around it.
func (l *Contracts) guessWrite(g *state.Guess, p, n ir.Reg) {
	for ; g != nil; g = g.Outer {
		bases, known := l.B.Oracle.PtrBases(p)
		if !known {
			g.Unknown = true
			continue
		}
		for _, b := range bases {
			if b > 0 && b <= uint64(g.Mark) {
				l.guessObject(g, b, p, n)
			}
		}
	}
}

// guessObject notes a write to an object.
func (l *Contracts) guessObject(g *state.Guess, base uint64, p, n ir.Reg) {
	x := state.Guessed{Base: base}
	if b, off, ok := l.B.Oracle.ConstPtr(p); ok && b == base {
		if size, known := l.B.ConstInt(n); known {
			x.Off, x.N = off, size
		}
	}
	if slices.Contains(g.Objects, x) || slices.Contains(g.Objects, state.Guessed{Base: base}) {
		return
	}
	if x.N == 0 {
		g.Objects = slices.DeleteFunc(g.Objects, func(y state.Guessed) bool { return y.Base == base })
	}
	g.Objects = append(g.Objects, x)
}

// LoopFrame begins the contract of the loop with this number; its targets follow. If a loop is left in its first round, nothing becomes unknown.
func (l *Contracts) LoopFrame(c *state.Call, number int) {
	f := &state.Frame{Of: c.Activation, Mark: l.Objects, Name: "the loop"}
	c.Activation.Targets = f
	run := c.Activation.Run
	if run == nil || run.Lp.Contract != number {
		return
	}
	f.Run, f.Name = run, "loop "+run.Lp.ID
	g := run.Guess
	if g == nil {
		return
	}
	if g.Unknown && !run.Lp.Listed && l.Guessing != g {
		l.Fail("the contract of a loop without __CPROVER_assigns that writes through pointers of which nothing is known")
	}
	if run.Lp.Listed {
		f.Places = append(f.Places, l.resultPlaces(c.Activation, run.Lp)...)
	}
	for _, x := range g.Objects {
		if run.Lp.Listed && !l.hasNoName(c.Activation, run.Lp, x.Base) {
			continue
		}
		p := l.Starts[x.Base-1]
		t := state.FramePlace{Cond: l.B.True(), P: l.At(p, x.Off), N: l.B.Addr(x.N)}
		if x.N == 0 {
			t.N = l.B.ObjSize(l.State.Memory, p)
		}
		f.Places = append(f.Places, t)
	}
}

// EnterLoop makes unknown what the loop may change. From here on, writes are checked against the loop's frame.
func (l *Contracts) EnterLoop(c *state.Call, fresh bool) {
	f := c.Activation.Targets
	if f == nil {
		l.Fail("%s outside of the contract of a loop", c.Name)
	}
	c.Activation.Targets = nil
	if f.Run == nil {
		return
	}
	l.MustNotTrack()
	f.Unset = l.State.Unset
	l.forgetting = true // these are not writes of the program; those are checked when a round makes them
	l.HavocTargets(f)
	l.forgetting = false
	l.State.Unset = f.Unset // perhaps no round writes them
	l.forgetSlots(c, f)
	f.Runs, f.Outlive = true, fresh
	f.Run.Frame = f
	l.Unnamed = l.Unnamed || fresh
	l.UnnamedLoop = l.UnnamedLoop || fresh
	l.mustStay(f.Run)
}

// hasNoName tells whether the clauses of a loop cannot name an object: it is of a library model, static in another function, or static in the loop's body.
func (l *Contracts) hasNoName(a *state.Activation, lp *cfg.Loop, obj uint64) bool {
	e := l.ObjOf[obj]
	if e == nil || e.Global == nil {
		return false
	}
	if e.Unit.Model || !program.IsLocal(e.Global.Linkage) || !strings.Contains(e.Name, ".") {
		return e.Unit.Model
	}
	v := e.Global.Var
	return !strings.HasPrefix(e.Name, a.Function.Entity.Name+".") || v != nil && lp.Pos != nil && v.Line > lp.Pos.Line
}

// InClause begins or ends the formula of a clause, which may write only to objects that it makes itself.
func (l *Contracts) InClause(c *state.Call, on bool) {
	if on {
		l.State.Clause = &state.Frame{Of: c.Activation, Mark: l.Objects, Run: &state.LoopRun{}, Outer: l.State.Clause}
	} else if l.State.Clause != nil {
		l.State.Clause = l.State.Clause.Outer
	}
}

// OutsideOfClause runs do without the restriction on clauses: an assumed is_fresh makes an object, for instance.
func (l *Contracts) OutsideOfClause(do func()) {
	before := l.State.Clause
	l.State.Clause = nil
	do()
	l.State.Clause = before
}

// RoundKept ends a round. Earlier rounds may have made objects that are unknown in the state in which this round began, and an invariant that says that a pointer
// is valid would exclude them. So an object that a round makes must not outlive the round, unless the invariant mentions such objects with is_fresh. Then nothing
// else may ask whether a pointer is valid (Paths.Unnamed).
func (l *Contracts) RoundKept(c *state.Call) {
	run := c.Activation.Run
	l.mustEnd(run) // first: what fails below ends the executions on which nothing fails, too
	if f := run.Frame; f != nil && f.Runs && l.Guessing == nil {
		left, why := l.Unwritten(f), "a loop with a contract whose rounds store what was never written"
		for _, p := range f.Made {
			if live := l.B.IsLive(l.State.Memory, p); !f.Outlive && !l.IsZero(live) {
				left, why = l.B.Bin(ir.OpOr, left, live), "a loop with a contract whose rounds make objects that outlive them"
			}
		}
		if !l.IsZero(left) {
			l.State.Guard, _ = path.Branch(l.State.Guard, left)
			l.OnPath(l.State.Guard)
			l.Fail("%s", why)
		}
	}
	l.End(state.EndContract)
}

// MustNotTrack refuses a contract where the program asks what was written (sea_is_modified): what may be written need not be.
func (l *Contracts) MustNotTrack() {
	if l.State.Track.Mem != 0 {
		l.Fail("a contract in a program that asks which bytes were modified")
	}
}

// NoteMade notes an object that a round makes (or null) and whose life does not end with a block.
func (l *Contracts) NoteMade(p ir.Reg) {
	l.eachLoopFrame(func(f *state.Frame) { f.Made = append(f.Made, p) })
}

// inRound tells whether a round is executed that stands for all rounds of its loop.
func (l *Contracts) inRound() bool {
	found := false
	l.eachLoopFrame(func(*state.Frame) { found = true })
	return found
}

// eachLoopFrame visits the frames of the loops that run.
func (l *Contracts) eachLoopFrame(do func(f *state.Frame)) {
	for a := l.doing.a; a != nil; a = a.Parent {
		for run := a.Run; run != nil; run = run.Parent {
			if f := run.Frame; f != nil && f.Runs {
				do(f)
			}
		}
	}
}

// HavocTargets makes the targets of a frame unknown.
func (l *Contracts) HavocTargets(f *state.Frame) {
	for _, t := range f.Places {
		l.UnknownBytes(t.P, l.B.Select(t.Cond, t.N, l.B.Addr(0)))
	}
}

// forgetSlots makes unknown the variables in slots that a loop stores to and that had a value before it. An assigns clause must list such variables, but a listed
// variable is not in a slot, since the clause takes its address.
func (l *Contracts) forgetSlots(c *state.Call, f *state.Frame) {
	lp := f.Run.Lp
	live := c.Activation.LiveAt(lp.Head)
	done := map[int32]bool{}
	for _, b := range c.Activation.Function.Blocks {
		if !lp.Contains(b.Loop) {
			continue
		}
		for i := range b.Insts {
			in := &b.Insts[i]
			if in.LL.Op != llvm.Store || in.Slot < 0 || done[in.Slot] || live != nil && live[in.Slot/64]>>(in.Slot%64)&1 == 0 {
				continue
			}
			done[in.Slot] = true
			x, ok := llvm.As(in.LL.Args[1], llvm.Alloca)
			if !ok || ownVariable(x.Name) {
				continue
			}
			variable := c.Activation.Function.Allocas[x].Var
			if lp.Listed && (variable != nil || !cfg.ReturnSlot(x)) {
				l.Check(c.Activation, in, ir.CheckAssigns, 0, l.B.False(), "the write is allowed by the assigns clause of "+f.Name)
				return
			}
			l.State.Slots.Set(in.Slot, l.forgotten(c.Activation, lp, x, in.Slot), l.State.Owner)
		}
	}
}

// resultPlaces are objects that no clause can name: those in which a function returns a structure, those that clang needs for the length of an expression (structures
// that are passed by value), and variables of the loop that a goto jumps over and that are therefore made before the loop. An object does not belong to them if clang
// keeps a variable in it that was declared before the loop.
func (l *Contracts) resultPlaces(a *state.Activation, lp *cfg.Loop) (places []state.FramePlace) {
	head := a.Function.Blocks[lp.Head].LL
	add := func(at llvm.Value, p, n ir.Reg) {
		if !cfg.DeclaredBefore(a.Function.Entity.Func, head, at) {
			places = append(places, state.FramePlace{Cond: l.B.True(), P: p, N: n})
		}
	}
	for _, o := range a.Objects {
		if o.Alloca != nil && !o.Freed && (cfg.ReturnSlot(o.Alloca.LL) || a.Function.Entity.Renews(o.Alloca.LL) || lp.Only(a.Function, o.Alloca.LL)) {
			add(o.Alloca.LL, o.Address, l.B.ObjSize(l.State.Memory, o.Address))
		}
	}
	for i, p := range a.Function.Entity.Func.Params {
		if at := a.Function.Params[i]; p.Attrs.SRet != nil && !at.Slot {
			add(p, a.Vals[at.Base], l.B.Addr(uint64(a.Function.Unit.Layout.SizeOf(p.Attrs.SRet))))
		}
	}
	return places
}

// mustStay is called when a round begins that stands for all rounds of a loop.
func (l *Contracts) mustStay(run *state.LoopRun) {
	if l.Options.Termination == state.Staying && run.Lp.ID == l.Options.Loop && l.Guessing == nil {
		l.Staying = &state.Stay{Run: run, Outer: l.Staying, Check: endless(run.Lp, "is left, or the execution ends in it")}
	}
}

// mustEnd checks that the round of a loop with a contract makes a measure smaller.
func (l *Contracts) mustEnd(run *state.LoopRun) {
	if l.Options.Termination == state.Ending && l.Guessing == nil && (run.Frame == nil || !run.Frame.Measured) {
		l.Fail("the end of loop %s, whose contract has no __CPROVER_decreases,", run.Lp.ID)
	}
}

// endless is a check that fails if a loop goes on for ever.
func endless(lp *cfg.Loop, msg string) ir.Check {
	return ir.Check{ID: lp.Func + "." + string(ir.CheckTermination) + lp.ID[len(lp.Func):], Kind: ir.CheckTermination, Msg: "loop " + lp.ID + " " + msg}
}
