package lower

import (
	"os"
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
	v := c.l.variableOf(c.f, x)
	return v != nil && qualifiedConst(v.typ)
}

// constTarget is the const variable that an address in the code lies in, nil if there is none.
func (c *compiler) constTarget(p value.Value) *llir.InstAlloca {
	for range 50 {
		switch x := callArg(p).(type) {
		case *llir.InstAlloca:
			if c.constLocal(x) {
				return x
			}
			return nil
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

// statementEnds tells whether a declaration ends between two places of a file: a semicolon
// stands there outside of parentheses, comments and literals.
func (l *lowerer) statementEnds(file string, from, to *metadata.DILocation) bool {
	lines := l.sourceLines(file)
	if from.Line < 1 || to.Line < from.Line || int(to.Line) > len(lines) {
		return false
	}
	text := strings.Join(lines[from.Line-1:to.Line], "\n")
	end := len(text) - len(lines[to.Line-1]) + int(to.Column) - 1
	start := int(from.Column) - 1
	return start >= 0 && start < end && end <= len(text) && hasSemicolon(text[start:end])
}

// sourceLines are the lines of a source file, none if it cannot be read.
func (l *lowerer) sourceLines(file string) []string {
	if lines, ok := l.sources[file]; ok {
		return lines
	}
	var lines []string
	if b, err := os.ReadFile(file); err == nil {
		lines = strings.Split(string(b), "\n")
	}
	if l.sources == nil {
		l.sources = map[string][]string{}
	}
	l.sources[file] = lines
	return lines
}

// hasSemicolon tells whether C text has a semicolon outside of parentheses, comments and literals.
func hasSemicolon(s string) bool {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '(':
			depth++
		case ')':
			depth--
		case ';':
			if depth <= 0 {
				return true
			}
		case '"', '\'':
			i = skipLiteral(s, i)
		case '/':
			i = skipComment(s, i)
		}
	}
	return false
}

// skipLiteral is the index of the end of the literal that begins at i.
func skipLiteral(s string, i int) int {
	for k := i + 1; k < len(s); k++ {
		switch s[k] {
		case '\\':
			k++
		case s[i]:
			return k
		}
	}
	return len(s)
}

// skipComment is the index of the end of the comment that begins at i, i if none does.
func skipComment(s string, i int) int {
	end := ""
	switch {
	case strings.HasPrefix(s[i:], "//"):
		end = "\n"
	case strings.HasPrefix(s[i:], "/*"):
		end = "*/"
	default:
		return i
	}
	if k := strings.Index(s[i+2:], end); k >= 0 {
		return i + 2 + k + len(end) - 1
	}
	return len(s)
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
