package start

import (
	"seabmc/ir"
	"seabmc/ir/lower/memory"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// initGlobals makes the objects of all globals and functions that need one, and
// writes the initial values.
func (l *Start) Globals(order []*program.Entity) {
	for _, e := range order {
		al := ir.Alloc{Kind: ir.ObjGlobal, Name: e.Name, Given: true}
		size := uint64(0)
		if e.Func != nil {
			al.Kind = ir.ObjFunc
		} else {
			size = uint64(e.Size)
			if e.IsConstant() {
				al.Kind = ir.ObjConst
			}
			if e.Var != nil {
				al.Name, al.CType, al.Layout = e.Var.Name, e.Var.CType, l.Program.LayoutOf(e.Var.Type)
			}
		}
		e.Reg = l.Alloc(l.B.Addr(size), al)
		l.LooseObject(l.globalAlign(e))
		l.Literal(e.Literal())
		e.Obj = uint64(l.Objects)
		if e.Var != nil && !e.Unit.Model && e.InC() && al.Kind == ir.ObjGlobal {
			l.HasConsts(program.ConstParts(e.Var.Type))
		}
		l.ObjOf[e.Obj] = e
	}
	l.warnOfKept(order)
	for _, e := range order {
		if l.startsUnknown(e) {
			l.unknown = append(l.unknown, e)
			l.Wrote(e.Reg, l.B.Addr(uint64(e.Size)))
			l.keepConstMembers(e)
		} else if e.Global != nil && e.Global.Init != nil && e.Size > 0 {
			l.initGlobal(e)
		} else if e.Name == memory.MaxMallocSize && e.Size == int64(l.B.Prog.PtrBits/8) {
			l.Poke(e.Reg, l.B.Addr(l.MaxObject()))
		} else if e.Global != nil && !e.Global.Const && e.Global.Init == nil && !program.GivenAtStart(e.Name) {
			l.Report.Warnings = state.AddOnce(l.Report.Warnings, "external variable "+e.Name+" has no definition: it has any value at first")
			l.setCallbacks(e.Unit, e.Global.Elem, e.Reg, e.Name)
		}
	}
}

// remembered are the variables of library models that a program can find with any value when it has run for a while: errno, the state of stdin, stdout and stderr, what getopt
// tells, signal handlers, and values of pthread_setspecific.
var remembered = map[string]bool{"errno_value": true, "standard": true, "optind": true, "opterr": true, "optopt": true, "optarg": true, "actions": true, "thread_values": true}

// startsUnknown tells whether a variable with static lifetime starts with any value. If a contract is checked from any state that it allows, the program may have run
// for a long time before.
func (l *Start) startsUnknown(e *program.Entity) bool {
	if e.Global == nil || e.Global.Init == nil || e.IsConstant() || l.staysInitial(e) {
		return false
	}
	if e.Unit.Model {
		return l.fromAnyState() && remembered[e.Name]
	}
	return l.Options.NondetStatic || l.fromAnyState()
}

// fromAnyState tells whether a contract is checked from any state that it allows.
func (l *Start) fromAnyState() bool {
	return l.Options.Contract != "" && l.Options.Function == l.Options.Contract
}

// globalAlign is the alignment of a variable; 0 for a function.
func (l *Start) globalAlign(e *program.Entity) uint64 {
	if e.Global == nil {
		return 1
	}
	return max(e.Global.Align, uint64(e.Unit.Layout.AlignOf(e.Global.Elem)))
}
