package lower

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/program"
)

// What a program gets from its environment: arguments and other strings of any
// length.

const (
	maxArgs   = 256     // the most arguments that main gets
	ownArgs   = 16      // arguments that are strings of their own; those behind share one
	maxString = 1 << 17 // of an argument or an environment variable, as on Linux
)

// maxArgs is the most strings that a list of them has: with Options.MaxArgs the program's name and so many arguments.
func (l *lowerer) maxArgs() uint64 {
	if n := l.opt.MaxArgs; n > 0 {
		return uint64(n) + 1
	}
	return maxArgs
}

// maxString is the size of the longest string, with its end.
func (l *lowerer) maxString() uint64 {
	if n := l.opt.MaxString; n > 0 {
		return uint64(n) + 1
	}
	return maxString
}

// anyString is a new zero-terminated string of unknown length and contents, in a list of strings that has a name, or in none.
func (l *lowerer) anyString(kind ir.ObjKind, list, name string) ir.Reg {
	n := l.b.Nondet(l.b.Type(l.b.Addr(0)), name+" size")
	l.assume(EndInput, l.b.Bin(ir.OpUlt, l.b.Addr(0), n))
	l.assume(EndInput, l.b.Bin(ir.OpUle, n, l.b.Addr(l.maxString())))
	s := l.alloc(n, ir.Alloc{Kind: kind, Name: name, CType: "char []", Given: true, List: list})
	l.alignedTo(1)
	l.wrote(s, n)
	last := l.b.Gep(s, l.b.Bin(ir.OpSub, n, l.b.Addr(1)), 1)
	l.poke(last, l.b.Const(0, 8))
	l.texts[uint64(l.objects)] = text{last: last}
	return s
}

// text is a string of any length.
type text struct {
	last ir.Reg // the address of its object's last byte, which is 0 at first
}

// doEnds is __seabmc_ends(s) of the library models: s points into strings of any length, each of which still has its last 0.
func (l *lowerer) doEnds(c *call) []ir.Reg {
	return l.result(c, l.b.Const(b2u(l.endsForSure(l.ptrArg(c, 0))), 1))
}

func (l *lowerer) endsForSure(s ir.Reg) bool {
	if len(l.texts) == 0 {
		return false
	}
	var bases []uint64
	if base, _, ok := l.b.Oracle.ConstPtr(s); ok {
		bases = []uint64{base}
	} else if bases, ok = l.b.Oracle.PtrBases(s); !ok {
		return false
	}
	some := false
	for _, b := range bases {
		if b == 0 { // that the pointer is not null is checked where it is used
			continue
		}
		t, ok := l.texts[b]
		if e := l.objOf[b]; !ok && e != nil && e.Global != nil && e.Global.Const && e.Size > 0 {
			t, ok = text{last: l.at(e.Reg, e.Size-1)}, true
		}
		if !ok || !l.isZero(l.b.Load(ir.Int(8), l.cur.mem, t.last)) {
			return false
		}
		some = true
	}
	return some
}

// doAnyString is __seabmc_any_string() of the library models: a string that the program must not write to.
func (l *lowerer) doAnyString(c *call) []ir.Reg {
	s := l.anyString(ir.ObjConst, "", "string")
	l.inputAs(ir.RoleString, []ir.Reg{s}, c.name, nil)
	return l.result(c, s)
}

// doOverwrite is __seabmc_overwrite(s) of the library models: a string of any length gets any contents.
func (l *lowerer) doOverwrite(c *call) []ir.Reg {
	s := l.objectStart(l.ptrArg(c, 0))
	n := l.b.ObjSize(l.cur.mem, s)
	l.unknownBytes(s, n)
	l.poke(l.b.Gep(s, l.b.Bin(ir.OpSub, n, l.b.Addr(1)), 1), l.b.Const(0, 8))
	return l.doZero(c)
}

// longestKnown is the length of the longest text that is given a number.
const longestKnown = 64

// doTextID is __seabmc_text_id(s, most) of the library models: the number of a text whose bytes are known.
func (l *lowerer) doTextID(c *call) []ir.Reg {
	id := 0
	if text, ok := l.knownText(l.ptrArg(c, 0)); ok {
		most, _ := l.b.ConstInt(l.arg(c, 1))
		id = l.textIDs[text]
		if id == 0 && len(l.textIDs) < int(most) {
			id = len(l.textIDs) + 1
			l.textIDs[text] = id
		}
	}
	return l.result(c, l.b.Const(uint64(id), int(c.ret[0].Type.Bits)))
}

// knownText is a short string that is the same in each execution that comes here.
func (l *lowerer) knownText(s ir.Reg) (string, bool) {
	if _, _, ok := l.b.Oracle.ConstPtr(s); !ok {
		return "", false
	}
	var text []byte
	for i := range longestKnown {
		p := l.at(s, int64(i))
		if !l.certain(l.b.Valid(l.cur.mem, p, l.b.Addr(1))) {
			return "", false
		}
		v, known := l.b.ConstInt(l.b.Load(ir.Int(8), l.cur.mem, p))
		if !known {
			return "", false
		}
		if v == 0 {
			return string(text), true
		}
		text = append(text, byte(v))
	}
	return "", false
}

// mainArgs are argc, at least 1, argv with argc strings and a null pointer behind them, and the environment.
func (l *lowerer) mainArgs(e *program.Entity) []ir.Reg {
	argcType := l.leavesOf(e.Unit, e.Func.Params[0].Typ)[0].Type
	argc := l.b.Nondet(argcType, "argc")
	l.input([]ir.Reg{argc}, "argc", nil)
	l.assume(EndInput, l.b.Bin(ir.OpSle, l.b.Const(1, int(argcType.Bits)), argc))
	args := []ir.Reg{argc, l.stringList("argv", argc)}
	if len(e.Func.Params) > 2 {
		args = append(args, l.environment())
	}
	for _, p := range e.Func.Params[min(3, len(e.Func.Params)):] {
		args = append(args, l.unknowns(e.Unit, p.Typ, p.Name)...)
	}
	return args
}

// stringList is an array of n strings, n not negative, with a null pointer behind them.
func (l *lowerer) stringList(name string, n ir.Reg) ir.Reg {
	most := l.maxArgs()
	l.assume(EndInput, l.b.Bin(ir.OpSle, n, l.b.Const(most, int(l.b.Type(n).Bits))))
	word := uint64(l.b.Prog.PtrBits / 8)
	end := l.b.Bin(ir.OpMul, l.resize(n, l.b.Prog.PtrBits), l.b.Addr(word))
	list := l.alloc(l.b.Bin(ir.OpAdd, end, l.b.Addr(word)), ir.Alloc{Kind: ir.ObjStack, Name: name, CType: "char *[]"})
	var s ir.Reg
	for i := range most {
		if i <= ownArgs {
			s = l.anyString(ir.ObjStack, name, fmt.Sprintf("%s[%d]", name, i))
		}
		l.poke(l.at(list, int64(i*word)), s)
	}
	l.poke(l.b.Gep(list, end, 1), l.b.Null())
	return list
}

// environment is the list of the variables of the environment, of which any may be there.
func (l *lowerer) environment() ir.Reg {
	if l.environ == 0 {
		n := l.b.Nondet(ir.Int(32), "size of the environment")
		l.assume(EndInput, l.b.Bin(ir.OpSle, l.b.Const(0, 32), n))
		l.environ = l.stringList("environ", n)
	}
	return l.environ
}

// initEnvironment sets the variables of the C library that lead to the environment, where the program uses them.
func (l *lowerer) initEnvironment() {
	for name := range program.EnvironmentNames {
		if e := l.prog.Table[name]; e != nil && e.Global != nil && e.Rank == program.RankDecl && e.Reg != 0 {
			l.poke(e.Reg, l.environment())
		}
	}
}
