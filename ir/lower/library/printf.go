package library

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/calls"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// asksStreams reports whether the program asks streams if writing failed, or at which position they are.
func asksStreams(l *Library) bool {
	return callsOf(l, "ferror") || callsOf(l, "ferror_unlocked") || callsOf(l, "ftell") || callsOf(l, "ftello")
}

// callsOf reports whether a function of the program refers to a library function, or to a variable of the library.
func callsOf(l *Library, name string) bool {
	if known, ok := l.refersTo[name]; ok {
		return known
	}
	found := false
	for _, m := range l.Program.Mods {
		if m.Model {
			continue
		}
		for _, f := range m.LL.Funcs {
			found = found || f.Name == name
		}
		for _, g := range m.LL.Globals {
			found = found || g.Name == name
		}
	}
	l.refersTo[name] = found
	if found {
		l.Report.Calls = append(l.Report.Calls, name)
	}
	return found
}

// counted holds the other functions of the family that return how much they wrote, and those that return whether they wrote.
var counted = []string{"puts", "fputs", "fputc", "putc", "putchar", "fwrite", "fflush",
	"vprintf", "vfprintf", "vdprintf", "sprintf", "snprintf", "vsprintf", "vsnprintf",
	"__sprintf_chk", "__snprintf_chk", "__vsprintf_chk", "__vsnprintf_chk"}

// doCalls executes __seabmc_calls(name) of the library models.
func doCalls(l *Library, c *state.Call) []ir.Reg {
	name, _ := stringArg(l, c, 0)
	return l.Result(c, l.B.Const(arith.FromBool(callsOf(l, name)), 1))
}

// doCounted runs the model of a function of the printf family, or of another that writes. The model asks whether the program uses the result.
func doCounted(l *Library, c *state.Call) []ir.Reg {
	e := l.Program.Find(c.Name)
	if e == nil {
		l.Fail("%s", c.Name)
	}
	if !c.Activation.Function.Unit.Model {
		outer := l.counting
		l.counting = resultUsed(l, c)
		defer func() { l.counting = outer }()
	}
	return l.Inline(c, e)
}

// doCounting executes __seabmc_counting() of the library models: the program uses the result of the call of printf that is being lowered.
func doCounting(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, l.B.Const(arith.FromBool(l.counting), 1))
}

func doPrintf(l *Library, c *state.Call) []ir.Reg {
	at := formats[c.Name]
	used := resultUsed(l, c)
	if f, ok := stringArg(l, c, at); ok && constantArg(l, c, at) && !asksStreams(l) {
		word := int64(l.B.Prog.PtrBits / 8)
		kinds, letters, plain := calls.FormatArguments(f, word)
		plain = plain && calls.Passes(c.LL.Args[at+1:], kinds, word)
		if plain && (!used || strings.ContainsAny(letters, "aAeEfFgGp")) {
			if streams[c.Name] {
				doStream(l, c)
			}
			if used {
				return approximateInteger(l, c, "the length of what "+c.Name+" writes")
			}
			return l.AnyResult(c, c.Name)
		}
	}
	return doCounted(l, c)
}

// doStream executes __seabmc_stream(file) of the library models.
func doStream(l *Library, c *state.Call) []ir.Reg {
	if l.Options.PointerCheck {
		l.Check(c.Activation, c.Inst, ir.CheckDeref, 0, l.Accessible(l.PtrArg(c, 0), l.B.Addr(1), false), "the stream is open")
	}
	return doZero(l, c)
}

// formats holds the functions that print, with the position of the format among the arguments.
var formats = map[string]int{
	"printf": 0, "fprintf": 1, "dprintf": 1, "syslog": 1, "__printf_chk": 1, "__fprintf_chk": 2,
}

// noteCalls enters the operands that are results of calls.
func noteCalls(used map[llvm.Value]bool, operands []llvm.Value) {
	for _, v := range operands {
		if llvm.Is(v, llvm.Call) {
			used[v] = true
		}
	}
}

// resultUsed reports whether the program uses the result of a call.
func resultUsed(l *Library, c *state.Call) bool {
	f := c.Activation.Function.Entity.Func
	used, ok := l.used[f]
	if !ok {
		used = map[llvm.Value]bool{}
		for _, b := range f.Blocks {
			for _, in := range b.Insts {
				noteCalls(used, in.Operands())
			}
			noteCalls(used, b.Term.Operands())
		}
		l.used[f] = used
	}
	return used[c.LL]
}

// streams holds those of them whose first argument is a stream.
var streams = map[string]bool{"fprintf": true, "__fprintf_chk": true}
