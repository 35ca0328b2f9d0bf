package lower

import (
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"

	"seabmc/ir"
)

// Objects that are declared const. LLVM knows of it only for global variables with an
// initialiser; for others debug information tells. A local variable of a const type is
// an object that must not be written, other than by its own initialiser: that is told
// from a write through a cast by its place in the source.

// qualifiedConst tells whether an object of a debug type is const: an array is if its elements are.
func qualifiedConst(t metadata.Field) bool { return qualified(t, enum.DwarfTagConstType) }

// qualified tells whether a debug type, or that of its elements, has a qualifier.
func qualified(t metadata.Field, by enum.DwarfTag) bool {
	for range 100 {
		switch x := t.(type) {
		case *metadata.DIDerivedType:
			switch x.Tag {
			case by:
				return true
			case enum.DwarfTagTypedef, enum.DwarfTagConstType, enum.DwarfTagVolatileType, enum.DwarfTagAtomicType:
				t = x.BaseType
			default:
				return false
			}
		case *metadata.DICompositeType:
			if x.Tag != enum.DwarfTagArrayType {
				return false
			}
			t = x.BaseType
		default:
			return false
		}
	}
	return false
}

// immutable tells whether a global variable is constant data.
func (e *entity) immutable() bool {
	return e.glob.Immutable || e.v != nil && !e.mod.model && qualifiedConst(e.v.typ)
}

// constLocal tells whether an alloca is a local variable that is const.
func (c *compiler) constLocal(x *llir.InstAlloca) bool {
	if c.f.mod.model || !c.l.opt.PointerCheck {
		return false
	}
	if hasPrefix(x.LocalName, ".compoundliteral") {
		return c.constLiteral(x)
	}
	v := c.l.variableOf(c.f, x)
	return v != nil && qualifiedConst(v.typ)
}

// constTarget is the const variable that an address in the code lies in, nil if there is none.
func (c *compiler) constTarget(p value.Value) *llir.InstAlloca {
	if x := rootAlloca(p); x != nil && c.constLocal(x) {
		return x
	}
	return nil
}

// rootAlloca is the variable that an address in the code lies in, nil if it is not plain.
func rootAlloca(p value.Value) *llir.InstAlloca {
	for range 50 {
		switch x := callArg(p).(type) {
		case *llir.InstAlloca:
			return x
		case *llir.InstBitCast:
			p = x.From
		case *llir.InstGetElementPtr:
			p = x.Src
		case *llir.InstPhi:
			if !strings.HasPrefix(x.LocalName, "arrayinit.") {
				return nil
			}
			p = x.Incs[0].X
		default:
			return nil
		}
	}
	return nil
}

// initialWrite classifies a write at an address that the code names.
func (c *compiler) initialWrite(x *inst, in llir.Instruction, to value.Value) {
	if t := c.constTarget(to); t != nil {
		x.initial = c.initialises(in, t)
		x.toConst = !x.initial
	}
}

// initialises tells whether a write to a const variable belongs to its declaration: it stands there, or is that of an argument.
func (c *compiler) initialises(in llir.Instruction, x *llir.InstAlloca) bool {
	if hasPrefix(x.LocalName, ".compoundliteral") {
		return true // nothing else writes to it other than through a pointer
	}
	at, decl := debugLocation(in), c.declared(x)
	if at == nil || decl == nil || at.Line == decl.Line && at.Column == decl.Column {
		return true
	}
	if _, scalar := c.f.mod.dl.scalar(x.ElemType); scalar {
		return false
	}
	file, _ := scopeOf(decl.Scope)
	return !c.l.statementEnds(file, decl, at)
}

// declared is the place of a variable's declaration, nil if it is not known.
func (c *compiler) declared(x *llir.InstAlloca) *metadata.DILocation {
	if c.decls == nil {
		c.decls = map[*llir.InstAlloca]*metadata.DILocation{}
		for _, b := range c.f.blocks {
			for _, in := range b.ll.Insts {
				call, ok := in.(*llir.InstCall)
				if !ok || len(call.Args) < 2 {
					continue
				}
				if fn, ok := call.Callee.(*llir.Func); !ok || fn.Name() != "llvm.dbg.declare" {
					continue
				}
				if y, ok := metadataOf(call.Args[0]).(*llir.InstAlloca); ok {
					c.decls[y] = debugLocation(in)
				}
			}
		}
	}
	return c.decls[x]
}

// debugLocation is where an instruction comes from, nil if nothing says so.
func debugLocation(in any) *metadata.DILocation {
	for _, md := range attachments(in) {
		if loc, ok := md.Node.(*metadata.DILocation); ok && md.Name == "dbg" && loc.Line != 0 {
			return loc
		}
	}
	return nil
}

// writesConst checks a write to a const variable that the code names.
func (l *lowerer) writesConst(a *activation, in *inst) {
	name := "the variable"
	if in.v != nil {
		name = in.v.name
	}
	if l.opt.PointerCheck {
		l.check(a, in, ir.CheckDeref, 0, l.b.False(), "write: "+name+" is not const")
	}
}

// constResult is the number, from 1, of the argument of a call that is the place of its result and a const variable; 0 if there is none.
func (c *compiler) constResult(x *llir.InstCall) int {
	for i, arg := range x.Args {
		if arg, ok := arg.(*llir.Arg); ok && sretArg(arg) != nil && c.constTarget(arg.Value) != nil {
			return i + 1
		}
	}
	return 0
}

// constResult makes a call whose result initialises a const variable. The function writes to
// a place of its own, since it does not know that its result is const later.
func (l *lowerer) constResult(c *call, invoke func()) {
	k := c.in.result - 1
	args := l.arguments(c)
	to := l.fit(args[k][0], ir.TPtr)
	t := sretArg(c.ll.Args[k].(*llir.Arg))
	n := l.b.Addr(uint64(c.a.f.mod.dl.size(t)))
	place := l.alloc(n, ir.Alloc{Kind: ir.ObjStack, Name: "result of " + c.name})
	l.alignedTo(uint64(c.a.f.mod.dl.align(t)))
	args[k] = []ir.Reg{place}
	invoke()
	if l.dead {
		return
	}
	l.copyBytes(to, place, n)
	l.cur.mem = l.b.Free(l.cur.mem, place)
}

// constLiteral tells whether a compound literal has a const type: debug information says nothing of it, the source does.
func (c *compiler) constLiteral(x *llir.InstAlloca) bool {
	if is, ok := c.literals[x]; ok {
		return is
	}
	if c.literals == nil {
		c.literals = map[*llir.InstAlloca]bool{}
	}
	c.literals[x] = false
	for _, b := range c.f.blocks {
		for _, in := range b.ll.Insts {
			if to := written(in); to == nil || rootAlloca(to) != x {
				continue
			}
			if at := debugLocation(in); at != nil {
				file, _ := scopeOf(at.Scope)
				c.literals[x] = c.l.constLiteralText(file, at)
			}
			return c.literals[x]
		}
	}
	return false
}

// written is the address that an instruction of clang's for an initialisation writes to, nil if it is none.
func written(in llir.Instruction) value.Value {
	switch x := in.(type) {
	case *llir.InstStore:
		return x.Dst
	case *llir.InstCall:
		if fn, ok := x.Callee.(*llir.Func); ok && hasPrefix(fn.Name(), "llvm.mem") {
			return x.Args[0]
		}
	}
	return nil
}
