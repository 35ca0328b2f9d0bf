package start

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// anyBytes is the size of the object that a pointer without a pointee type gets.
const anyBytes = 32

// Inputs are the arguments of the entry. main gets argc and argv (args.go). Any other function gets unknown values. A pointer is null or the address of a new object
// with unknown contents, which has the size of the pointee (32 bytes if that is void or unknown).
func (l *Start) Inputs(e *program.Entity) []ir.Reg {
	l.SetPos(l.Program.Debug.FuncPos(e.Func))
	if e.Name == "main" && len(e.Func.Params) >= 2 && l.Options.Function == "" || l.Options.Function == "main" && len(e.Func.Params) >= 2 {
		return l.MainArgs(e)
	}
	l.objectsForVariables()
	var args []ir.Reg
	for i, p := range e.Func.Params {
		name := l.paramName(e, i)
		if p.Typ.Kind == llvm.Ptr {
			args = append(args, l.pointerInput(e, p, i, name))
			continue
		}
		for _, f := range l.LeavesOf(e.Unit, p.Typ) {
			r := l.B.Nondet(f.Type, name)
			l.Input([]ir.Reg{r}, name, p.Typ)
			args = append(args, r)
		}
	}
	l.spareObjects()
	for _, r := range args {
		if l.B.Type(r) == ir.TPtr {
			l.LeadsAnywhere(nil, nil, r)
		}
	}
	return args
}

func (l *Start) paramName(e *program.Entity, i int) string {
	if n := e.Func.Params[i].Name; n != "" && !(n[0] >= '0' && n[0] <= '9') {
		return n
	}
	if vs := l.Program.ParamVars(e.Func); i < len(vs) && vs[i] != nil {
		return vs[i].Name
	}
	return fmt.Sprintf("argument %d", i+1)
}

const maxNesting = 8 // of structures in structures, as far as pointers to functions are looked for in them

func (l *Start) pointerInput(e *program.Entity, p *llvm.Param, i int, name string) ir.Reg {
	size := int64(0)
	if p.Typ.Fn != nil {
		return l.callback(e.Unit, p.Typ.Fn, name)
	}
	if l.fromAnyState() && p.Attrs.SRet == nil && p.Attrs.ByVal == nil {
		return l.anyPointer(p, name)
	}
	if l.callbackUnread(e, p, i) {
		l.Fail("the pointers to functions that argument %s holds: assembly with opaque pointers does not tell their types", name)
		return l.B.Null()
	}
	elem, must := p.Elem, p.Attrs.SRet != nil
	if t := p.Attrs.ByVal; t != nil {
		elem, must = t, true
	}
	size = e.Unit.Layout.SizeOf(elem)
	if elem.IsInt(8) {
		size = anyBytes
		if vs := l.Program.ParamVars(e.Func); i < len(vs) && vs[i] != nil {
			if n := program.DebugSize(program.Pointee(vs[i].Type)); n > 1 {
				size = n
			}
		}
	}
	if size == 0 {
		size = anyBytes
	}
	if n := p.Attrs.Dereferenceable; n > 0 { // int v[static 3]
		size, must = max(size, int64(n)), true
	}
	al := ir.Alloc{Kind: ir.ObjStack, Name: "*" + name, Given: true, Param: name}
	if vs := l.Program.ParamVars(e.Func); i < len(vs) && vs[i] != nil {
		if t := program.Pointee(vs[i].Type); program.DebugSize(t) == size {
			al.CType, al.Layout = l.Program.Debug.TypeName(t), l.Program.LayoutOf(t)
		}
	}
	obj := l.Alloc(l.B.Addr(uint64(size)), al)
	if p.Attrs.SRet == nil && p.Attrs.ByVal == nil {
		l.Report.Given = append(l.Report.Given, fmt.Sprintf("*%s (%d bytes)", name, size))
	}
	l.AlignedTo(0)
	l.Wrote(obj, l.B.Addr(uint64(size)))
	l.setCallbacks(e.Unit, elem, obj, "*"+name)
	if must {
		return obj
	}
	null := l.B.Nondet(ir.I1, ir.RoleNull.Of(name))
	l.InputAs(ir.RoleNull, []ir.Reg{null}, name, nil)
	return l.B.Select(null, l.B.Null(), obj)
}

// callbackUnread tells whether an argument is, or points to, a pointer to a function whose type only debug information tells.
func (l *Start) callbackUnread(e *program.Entity, p *llvm.Param, i int) bool {
	vs := l.Program.ParamVars(e.Func)
	if !p.Elem.IsInt(8) || i >= len(vs) || vs[i] == nil {
		return false
	}
	t := program.Pointee(vs[i].Type)
	return program.Is(t, llvm.FunctionType) || program.HoldsCallbacks(t, maxNesting)
}

// anyPointer is an argument of a function whose contract is enforced: a pointer to anywhere, unless requires says more.
func (l *Start) anyPointer(p *llvm.Param, name string) ir.Reg {
	l.objectFor(name)
	for range min(pointersIn(p.Elem), mostOfVariable) {
		l.objectFor("what " + name + " leads to")
	}
	r := l.B.Nondet(ir.TPtr, name)
	l.Input([]ir.Reg{r}, name, p.Typ)
	return r
}
