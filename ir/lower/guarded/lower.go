package guarded

import (
	"context"
	"fmt"
	"slices"
	"sort"

	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/calls"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/checks"
	"seabmc/ir/lower/cover"
	"seabmc/ir/lower/memory"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/positions"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/repeats"
	"seabmc/ir/lower/start"
	"seabmc/ir/lower/state"
	"seabmc/ir/lower/unroll"
)

// Machine executes a program.
type Machine struct {
	*checks.Checks
	Start     *start.Start
	Calls     *calls.Calls
	Cover     *cover.Cover
	past      *repeats.Repeats
	unroll    *unroll.Unroll
	positions *positions.Positions
	atEnd     []*program.Entity // exit handlers and destructors: run after main

	Contract *Contracts
	Quantify *Quantifiers
	doing    doing

	// blocks is the method items (exec.go). Calls, loops and quantifiers execute blocks through it. It is the only call that leads back up between the files.
	blocks func(*state.Activation, []cfg.Item)

	lib     Library
	code    *cfg.Compiler
	running map[*cfg.Function]*running
	depth   int
	roots   []*program.Entity // functions that nothing calls: constructors, the entry, and those that were registered for the end
	devices devices
}

// New is a machine that has executed nothing. Newlib gives it its library.
func New(ctx context.Context, b *ir.Builder, opt state.Options, newlib func(*Machine) Library) *Machine {
	l := &Machine{running: map[*cfg.Function]*running{}}
	p := state.New(b, opt)
	m := memory.New(p, (*hooks)(l))
	l.Checks = checks.New(m)
	l.Start, l.Calls, l.Cover, l.past, l.unroll = start.New(m), calls.New(l.Checks), cover.New(m), repeats.New(p), unroll.New(ctx, p)
	l.positions = positions.New(p)
	l.Contract, l.Quantify = &Contracts{Machine: l}, &Quantifiers{Machine: l, places: map[ir.Reg]ir.Reg{}, bySum: map[string]ir.Reg{}, wasRead: map[ir.Reg]bool{}}
	l.lib, l.blocks = newlib(l), l.items
	return l
}

// open links the modules.
func (l *Machine) open(ms []program.Module) (err error) {
	l.Program, err = program.Link(ms, l.Options.Entry(), func(s string) { l.Report.Warnings = state.AddOnce(l.Report.Warnings, s) }, l.lib.Meaning)
	if err != nil {
		return err
	}
	l.code = cfg.New(l.Program, &l.Options.Set, l.Options.ErrorLabels, l.Options.Goals, l.lib)
	l.Cover.Code = l.code
	l.Quantify.stated = slices.ContainsFunc([]string{cfg.Fact, cfg.Some, cfg.ForAll, cfg.Exists}, l.Declares)
	l.Quantify.ofTexts = l.Declares(cfg.TextFact)
	return l.Calls.FindRestricted()
}

// Run executes the program that the modules form and pushes its instructions through b. Newlib makes the library. An error comes from the consumer or the
// context, or says what is wrong with the program; the report then holds what was found so far.
func Run(ctx context.Context, ms []program.Module, b *ir.Builder, opt state.Options, newlib func(*Machine) Library) (*state.Report, error) {
	l := New(ctx, b, opt, newlib)
	if err := l.open(ms); err != nil {
		return nil, err
	}
	entry, err := l.entry()
	if err != nil {
		return nil, err
	}
	err = l.execute(entry)
	l.finish()
	return l.Report, err
}

// PtrBits is the pointer width of the modules' target.
func PtrBits(ms []program.Module) int {
	for _, m := range ms {
		return int(program.ParseLayout(m.LL.DataLayout).PtrBytes * 8)
	}
	return 64
}

func (l *Machine) entry() (*program.Entity, error) {
	name := l.Options.Entry()
	if err := l.Contract.findContract(); err != nil {
		return nil, err
	}
	if err := l.Contract.findReplaced(); err != nil {
		return nil, err
	}
	if name == l.Options.Contract {
		l.Contract.called = true
		return l.Contract.wrapper, nil
	}
	if e := l.Program.Find(name); e != nil {
		return e, nil
	}
	if l.Options.Function == "" {
		return nil, fmt.Errorf("there is no function main; name the function to check with --function")
	}
	return nil, fmt.Errorf("function %q has no body in the program (--function)", name)
}

func (l *Machine) execute(entry *program.Entity) (err error) {
	defer func() {
		r := recover()
		switch r := r.(type) {
		case nil:
		case state.StopSignal:
			err = r.Err
		case arith.Unsupported:
			// Outside any function: the whole program is not supported.
			l.Report.Unsupported = state.AddOnce(l.Report.Unsupported, r.What)
			l.Assert(l.B.True(), l.B.False(), ir.Check{ID: entry.Name + "." + string(ir.CheckUnsupported) + ".program",
				Kind: ir.CheckUnsupported, Msg: "unsupported: " + r.What})
		default:
			panic(r)
		}
		if err == nil {
			err = l.B.Err
		}
	}()
	root := path.Root(l.B)
	l.Path, l.AllPaths = root, root
	l.State = state.State{Guard: root, Memory: l.B.InitMem(), Owner: l.NewOwner()}
	if l.Options.Uninitialized {
		l.State.Unset, l.UnsetBits = l.State.Memory, map[ir.Reg]ir.Reg{}
	}
	l.Start.TrackWrites()
	ctors := l.Program.Constructors()
	if e := l.Program.Find("__seabmc_exit_handlers"); e != nil {
		l.atEnd = append(l.atEnd, e)
	}
	l.atEnd = append(l.atEnd, l.Program.Destructors()...)
	l.roots = slices.Concat(ctors, []*program.Entity{entry}, l.atEnd)
	l.Program.LooksAtAddresses = l.Options.PointerBytes
	if l.Options.PointerBytes {
		l.State.Apart, l.Apart = l.State.Memory, map[ir.Reg]ir.Reg{}
	}
	order := l.Program.Reach(slices.Concat(l.roots, l.Contract.functions(), l.findDevices()), entry)
	l.Start.Globals(order)
	l.Start.Devices()
	l.Start.BeginTracking()
	l.Start.FillEnvironment()
	for i := range ctors {
		if !l.Dead {
			l.start(i, nil)
		}
	}
	if !l.Dead {
		l.start(len(ctors), l.Start.Inputs(entry))
	}
	l.RunAtEnd()
	l.OnEnd(entry.Name+"."+string(ir.CheckLeak)+".end", ir.AboutEnd)
	l.AllEnded(entry.Name)
	return nil
}

// RunAtEnd runs what was registered for the end of the program.
func (l *Machine) RunAtEnd() {
	for i, e := range l.atEnd {
		if l.Dead {
			return
		}
		if l.runs(l.code.Compile(e)).depth > 0 {
			l.Fail("exit in a function that runs at exit")
		}
		l.start(len(l.roots)-len(l.atEnd)+i, nil)
	}
}

// start runs one of the roots: functions that nothing in the program calls.
func (l *Machine) start(root int, args []ir.Reg) {
	f := l.code.Compile(l.roots[root])
	a := &state.Activation{Function: f, Root: root, Entry: l.State.Guard}
	if _, ok := l.activate(a, args); !ok {
		l.Dead = true
	}
}

func (l *Machine) finish() {
	if k := l.Contract; k.body != nil && !k.called {
		l.Report.NotCalled = k.body.Name
		l.Report.Warnings = append(l.Report.Warnings, "the contract of "+k.body.Name+" is not checked: nothing calls the function")
	}
	for _, s := range l.unroll.Loops {
		l.Report.Loops = append(l.Report.Loops, *s)
	}
	sort.SliceStable(l.Report.Loops, func(i, j int) bool {
		a, b := l.Report.Loops[i], l.Report.Loops[j]
		if a.File != b.File {
			return a.File < b.File
		}
		return a.Line < b.Line
	})
	sort.Strings(l.Report.NoBody)
	l.unroll.UnknownBounds(l.code.Done)
	l.namedValues()
	if l.Cut && l.B.Err == nil {
		l.Report.Flow = cfg.NewFlow(l.code, l.roots, l.atEnd)
	}
	if l.Options.Coverage && !l.Report.Stopped && l.B.Err == nil {
		l.Report.Unreached = l.Cover.Unreached()
	}
}

// ListLoops compiles every function of the program's that has a body and lists its loops.
func ListLoops(ms []program.Module, newlib func(*Machine) Library) []state.Loop {
	bits := PtrBits(ms)
	l := New(context.Background(), ir.NewBuilder(ir.NewProgram(bits, ir.DefaultObjBits(bits)), nil), state.Options{}, newlib)
	if err := l.open(ms); err != nil {
		return nil
	}
	for _, m := range l.Program.Mods {
		if m.Model {
			continue
		}
		for _, f := range m.LL.Funcs {
			if e := m.Symbols[f]; e.Func == f && e.HasBody() && !l.lib.Meaning(e).Own {
				for _, lp := range l.code.Compile(e).Loops {
					if lp.Quantifier == "" {
						l.unroll.NoteLoop(lp, 0, true)
					}
				}
			}
		}
	}
	l.finish()
	return l.Report.Loops
}
