package calls

import (
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// PassArguments converts the arguments to the scalars of the parameters. Calls through other prototypes (K&R, implicit declarations) pass what fits
// by position. What is missing is unknown, and what is too much is ignored.
func (l *Calls) PassArguments(c *state.Call, f *cfg.Function) []ir.Reg {
	args := l.Arguments(c)
	var out []ir.Reg
	for i, p := range f.Entity.Func.Params {
		if f.Unit.Model && i < len(args) && otherFloat(p.Typ, c.LL.Args[i].Type()) {
			l.Fail("call of %s, which the file does not declare, with an argument of another type", f.Name)
		}
		ls := l.LeavesOf(f.Unit, p.Typ)
		for k, want := range ls {
			if i >= len(args) || k >= len(args[i]) {
				out = append(out, l.B.Nondet(want.Type, "missing argument"))
				continue
			}
			out = append(out, l.Fit(args[i][k], want.Type))
		}
	}
	return out
}

// otherFloat reports whether a parameter and its argument differ in their floating-point type, or only one of them has such a type.
func otherFloat(p, arg *llvm.Type) bool {
	x, y := p.Kind == llvm.Float, arg.Kind == llvm.Float
	return x != y || x && p.Float != arg.Float
}

// CopyArguments gives the callee its own copies of arguments that are passed by value in memory.
func (l *Calls) CopyArguments(c *state.Call, a *state.Activation, args []ir.Reg) {
	k := 0
	for i, p := range a.Function.Entity.Func.Params {
		if t := p.Attrs.ByVal; t != nil && i < len(c.LL.Args) {
			n := l.B.Addr(uint64(a.Function.Unit.Layout.SizeOf(t)))
			src := args[k]
			l.OnAccess(c.Activation, c.Inst, i, src, n, false, "dereference: the structure passed by value is valid")
			l.AlignedAddress(c.Activation, c.Inst, src, uint64(a.Function.Unit.Layout.AlignOf(t)), "the address is aligned for the structure that is passed by value")
			if l.Dead {
				return
			}
			al := ir.Alloc{Kind: ir.ObjStack, Name: p.Name}
			v := l.Program.VarsOf(a.Function.Entity.Func)[p]
			if v != nil && !a.Function.Unit.Model && program.QualifiedConst(v.Type) {
				al.Kind = ir.ObjConstLocal
			}
			obj := l.Alloc(n, al)
			if v != nil && !a.Function.Unit.Model && a.Function.Entity.InC() && al.Kind == ir.ObjStack {
				l.HasConsts(program.ConstParts(v.Type))
			}
			l.AlignedTo(uint64(a.Function.Unit.Layout.AlignOf(t)))
			l.CopyBytes(obj, src, n)
			a.Objects = append(a.Objects, state.StackObject{Address: obj, Guard: l.State.Guard})
			args[k] = obj
		}
		k += int(a.Function.Params[i].Count)
	}
}

// FitResult converts what f returned to the scalars of the result of the call.
func (l *Calls) FitResult(c *state.Call, f *cfg.Function, args, rs []ir.Reg) []ir.Reg {
	if l.Options.Returned != nil && len(rs) == 1 {
		l.tellReturned(f, append(slices.Clone(args), rs[0]))
	}
	out := make([]ir.Reg, len(c.Results))
	for i, want := range c.Results {
		if i >= len(rs) {
			out[i] = l.B.Nondet(want.Type, "result of "+f.Name)
			continue
		}
		out[i] = l.Fit(rs[i], want.Type)
	}
	return out
}

// tellReturned tells whoever asks what a function was called with, and what it returned, which comes last.
func (l *Calls) tellReturned(f *cfg.Function, rs []ir.Reg) {
	values := make([]uint64, len(rs))
	for i, r := range rs {
		x, known := l.B.ConstInt(r)
		if !known {
			return
		}
		values[i] = x
	}
	l.Options.Returned(f.Name, values[:len(rs)-1], values[len(rs)-1])
}
