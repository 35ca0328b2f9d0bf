package cfg

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// constLocal reports whether an alloca is a local variable that is const.
func (c *compilation) constLocal(x *llvm.Inst) bool {
	if c.f.Unit.Model || !c.set.PointerCheck {
		return false
	}
	if strings.HasPrefix(x.Name, ".compoundliteral") {
		return c.constLiteral(x)
	}
	v := c.prog.VariableOf(c.f.Entity, x)
	return v != nil && (program.QualifiedConst(v.Type) || isTemporary(v))
}

// isTemporary reports whether an object has temporary lifetime. Such an object must not be modified (C11 6.2.4p8).
func isTemporary(v *program.Variable) bool { return strings.HasPrefix(v.Name, ir.TemporaryName) }

// constTarget returns the const variable that an address in the code lies in, nil if there is none.
func (c *compilation) constTarget(p llvm.Value) *llvm.Inst {
	if x := rootAlloca(p); x != nil && c.constLocal(x) {
		return x
	}
	return nil
}

// rootAlloca returns the variable that an address in the code lies in, nil if that is not plain.
func rootAlloca(p llvm.Value) *llvm.Inst {
	for range 50 {
		x, ok := p.(*llvm.Inst)
		if !ok {
			return nil
		}
		switch x.Op {
		case llvm.Alloca:
			return x
		case llvm.BitCast, llvm.GEP:
			p = x.Args[0]
		case llvm.Phi:
			if !strings.HasPrefix(x.Name, "arrayinit.") {
				return nil
			}
			p = x.Args[0]
		default:
			return nil
		}
	}
	return nil
}

// initialWrite classifies a write at an address that the code names.
func (c *compilation) initialWrite(x *Inst, in *llvm.Inst, to llvm.Value) {
	if t := c.constTarget(to); t != nil {
		x.Initial = c.initialises(in, t)
		x.ToConst = !x.Initial
	} else if t := rootAlloca(to); t != nil && len(c.constMembers(t)) > 0 {
		x.Initial = c.initialises(in, t)
	}
}

// constMembers are the const members of a local variable that is not const itself. Bit-fields are left out, since they share bytes with others;
// variables of C++ too, since constructors write their const members.
func (c *compilation) constMembers(x *llvm.Inst) []program.Span {
	v := c.prog.VariableOf(c.f.Entity, x)
	if v == nil || c.f.Unit.Model || !c.f.Entity.InC() || !c.set.PointerCheck || c.constLocal(x) {
		return nil
	}
	list, known := c.members[x]
	if !known {
		list = program.ConstParts(v.Type)
		if c.members == nil {
			c.members = map[*llvm.Inst][]program.Span{}
		}
		c.members[x] = list
	}
	return list
}

// initialises reports whether a write to a const variable belongs to its declaration: the write stands there, or is that of an argument.
func (c *compilation) initialises(in, x *llvm.Inst) bool {
	if strings.HasPrefix(x.Name, ".compoundliteral") {
		return true // any other write to it goes through a pointer
	}
	if v := c.prog.VariableOf(c.f.Entity, x); v != nil && isTemporary(v) {
		return true // writes of the program go through a pointer
	}
	at, decl := program.DebugLocation(in), c.declared(x)
	if at == nil || decl == nil || at.Line == decl.Line && at.Col == decl.Col {
		return true
	}
	if _, scalar := c.f.Unit.Layout.Scalar(x.Elem); scalar {
		return false
	}
	file, _ := program.ScopeOf(decl.Scope)
	return !c.prog.StatementEnds(file, decl, at)
}

// declared returns the place of a variable's declaration, nil if it is not known.
func (c *compilation) declared(x *llvm.Inst) *llvm.Location {
	if c.decls == nil {
		c.decls = map[*llvm.Inst]*llvm.Location{}
		for _, b := range c.f.Blocks {
			for _, in := range b.LL.Insts {
				if in.Op != llvm.DbgDeclare {
					continue
				}
				if y, ok := llvm.As(in.Of, llvm.Alloca); ok {
					c.decls[y] = program.DebugLocation(in)
				}
			}
		}
	}
	return c.decls[x]
}

// constResultOf returns the number, from 1, of a call's argument that points to the place of the result, if that place is a const variable. It
// returns 0 if there is none.
func (c *compilation) constResultOf(x *llvm.Inst) int {
	for i, arg := range x.Args {
		if x.Attrs[i].SRet == nil {
			continue
		}
		if to := rootAlloca(arg); to != nil && (c.constLocal(to) || len(c.constMembers(to)) > 0 && c.initialises(x, to)) {
			return i + 1
		}
	}
	return 0
}

// constLiteral reports whether a compound literal has a const type. Debug information does not say so; the source does.
func (c *compilation) constLiteral(x *llvm.Inst) bool {
	if is, ok := c.literals[x]; ok {
		return is
	}
	if c.literals == nil {
		c.literals = map[*llvm.Inst]bool{}
	}
	c.literals[x] = false
	for _, b := range c.f.Blocks {
		for _, in := range b.LL.Insts {
			if to := written(in); to == nil || rootAlloca(to) != x {
				continue
			}
			if at := program.DebugLocation(in); at != nil {
				file, _ := program.ScopeOf(at.Scope)
				c.literals[x] = c.prog.ConstLiteralText(file, at)
			}
			return c.literals[x]
		}
	}
	return false
}

// written returns the address that an instruction writes to if clang may have made it for an initialisation, else nil.
func written(in *llvm.Inst) llvm.Value {
	switch in.Op {
	case llvm.Store:
		return in.Args[1]
	case llvm.Call:
		if strings.HasPrefix(in.CalleeName(), "llvm.mem") {
			return in.Args[0]
		}
	}
	return nil
}
