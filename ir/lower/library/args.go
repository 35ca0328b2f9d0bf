package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/state"
)

// doAnyString executes __seabmc_any_string() of the library models: it makes a string that the program must not write to.
func doAnyString(l *Library, c *state.Call) []ir.Reg {
	s := l.Start.AnyString(ir.ObjConst, "", "string")
	l.Contract.NoteMade(s)
	l.InputAs(ir.RoleString, []ir.Reg{s}, c.Name, nil)
	return l.Result(c, s)
}

// doEnds executes __seabmc_ends(s) of the library models: s points into strings of any length, and each of these still has its last 0.
func doEnds(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, l.B.Const(arith.FromBool(l.Start.TextsAre(l.PtrArg(c, 0), l.Start.StillEnds)), 1))
}

// doOverwrite executes __seabmc_overwrite(s) of the library models: a string of any length gets any contents.
func doOverwrite(l *Library, c *state.Call) []ir.Reg {
	s := l.ObjectStart(l.PtrArg(c, 0))
	n := l.B.ObjSize(l.State.Memory, s)
	l.UnknownBytes(s, n)
	l.Poke(l.B.Gep(s, l.B.Bin(ir.OpSub, n, l.B.Addr(1)), 1), l.B.Const(0, 8))
	return doZero(l, c)
}

// doTextID executes __seabmc_text_id(s, most) of the library models: it gives the number of a text whose bytes are known.
func doTextID(l *Library, c *state.Call) []ir.Reg {
	id := 0
	if text, ok := knownText(l, l.PtrArg(c, 0)); ok {
		most, _ := l.B.ConstInt(l.Arg(c, 1))
		id = l.textIDs[text]
		if id == 0 && len(l.textIDs) < int(most) {
			id = len(l.textIDs) + 1
			l.textIDs[text] = id
		}
	}
	return l.Result(c, l.B.Const(uint64(id), int(c.Results[0].Type.Bits)))
}

// doWhole executes __seabmc_whole(s) of the library models: s points into strings of any length that surely are as they were made. Then it may be assumed that the
// last byte of such an object is its only 0: where another byte is 0, a smaller object holds the same string. A failure that rests on the fact that says so is
// looked at again without (Options.AllValues), since the strings are too long to write it out.
func doWhole(l *Library, c *state.Call) []ir.Reg {
	whole := !l.Options.AllValues && l.Start.AreWhole(l.PtrArg(c, 0))
	return l.Result(c, l.B.Const(arith.FromBool(whole), 1))
}

// knownText returns a short string that is the same in each execution that comes here.
func knownText(l *Library, s ir.Reg) (string, bool) {
	if _, _, ok := l.B.Oracle.ConstPtr(s); !ok {
		return "", false
	}
	var text []byte
	for i := range longestKnown {
		p := l.At(s, int64(i))
		if !l.Certain(l.B.Valid(l.State.Memory, p, l.B.Addr(1))) {
			return "", false
		}
		v, known := l.B.ConstInt(l.B.Load(ir.Int(8), l.State.Memory, p))
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

// longestKnown is the length of the longest text that gets a number.
const longestKnown = 64
