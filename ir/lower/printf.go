package lower

import (
	"strings"

	"seabmc/ir"
	"seabmc/llvm"
)

// The printf family are models in C, which interpret the format. Most calls need
// no model: their format is constant and reads no memory.

// formats are the functions that print, by the place of the format.
var formats = map[string]int{
	"printf": 0, "fprintf": 1, "dprintf": 1, "syslog": 1, "__printf_chk": 1, "__fprintf_chk": 2,
}

// streams are those of them whose first argument is a stream.
var streams = map[string]bool{"fprintf": true, "__fprintf_chk": true}

func (l *lowerer) doPrintf(c *call) []ir.Reg {
	at := formats[c.name]
	used := l.resultUsed(c)
	if f, ok := l.stringArg(c, at); ok && l.constantArg(c, at) && !l.asksErrors() {
		n, letters, plain := formatArgs(f)
		plain = plain && n < len(c.ll.Args)-at
		if plain && (!used || strings.ContainsAny(letters, "aAeEfFgGp")) {
			if streams[c.name] {
				l.doStream(c)
			}
			if used {
				return l.approximateInteger(c, "the length of what "+c.name+" writes")
			}
			return l.anyResult(c, c.name)
		}
	}
	return l.doCounted(c)
}

// counted are the other functions of the family that tell how much they wrote.
var counted = []string{"vprintf", "vfprintf", "vdprintf", "sprintf", "snprintf", "vsprintf", "vsnprintf",
	"__sprintf_chk", "__snprintf_chk", "__vsprintf_chk", "__vsnprintf_chk"}

// doCounted runs the model of a function of the printf family, which asks whether the program uses the result.
func (l *lowerer) doCounted(c *call) []ir.Reg {
	e := l.prog.Find(c.name)
	if e == nil {
		l.fail("%s", c.name)
	}
	if !c.a.f.Unit.Model {
		outer := l.counting
		l.counting = l.resultUsed(c)
		defer func() { l.counting = outer }()
	}
	return l.inline(c, e)
}

// calls tells whether a function of the program refers to a library function.
func (l *lowerer) calls(name string) bool {
	if known, ok := l.refersTo[name]; ok {
		return known
	}
	found := false
	for _, m := range l.prog.Mods {
		if m.Model {
			continue
		}
		for _, f := range m.LL.Funcs {
			found = found || f.Name == name
		}
	}
	l.refersTo[name] = found
	if found {
		l.report.Calls = append(l.report.Calls, name)
	}
	return found
}

// asksErrors tells whether the program asks streams if writing failed.
func (l *lowerer) asksErrors() bool { return l.calls("ferror") || l.calls("ferror_unlocked") }

// doCalls is __seabmc_calls(name) of the library models.
func (l *lowerer) doCalls(c *call) []ir.Reg {
	name, _ := l.stringArg(c, 0)
	return l.result(c, l.b.Const(b2u(l.calls(name)), 1))
}

// doStream is __seabmc_stream(file) of the library models.
func (l *lowerer) doStream(c *call) []ir.Reg {
	if l.opt.PointerCheck {
		l.check(c.a, c.in, ir.CheckDeref, 0, l.accessible(l.ptrArg(c, 0), l.b.Addr(1), false), "the stream is open")
	}
	return l.doZero(c)
}

// doCounting is __seabmc_counting() of the library models: the program uses what the call of printf that is lowered returns.
func (l *lowerer) doCounting(c *call) []ir.Reg {
	return l.result(c, l.b.Const(b2u(l.counting), 1))
}

// resultUsed tells whether the program looks at the result of a call.
func (l *lowerer) resultUsed(c *call) bool {
	f := c.a.f.Entity.Func
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
	return used[c.ll]
}

// noteCalls enters the operands that are results of calls.
func noteCalls(used map[llvm.Value]bool, operands []llvm.Value) {
	for _, v := range operands {
		if llvm.Is(v, llvm.Call) {
			used[v] = true
		}
	}
}

// formatArgs counts the arguments that a format takes, and gives the letters of its conversions. It is plain if
// it reads and writes nothing else.
func formatArgs(f string) (n int, letters string, plain bool) {
	for {
		i := strings.IndexByte(f, '%')
		if i < 0 {
			return n, letters, true
		}
		f = f[i+1:]
		k := strings.IndexFunc(f, func(r rune) bool { return !strings.ContainsRune("-+ #'0123456789.*hlLqjzt", r) })
		if k < 0 {
			return n, letters, false
		}
		n += strings.Count(f[:k], "*")
		switch {
		case strings.IndexByte("diouxXcaAeEfFgGp", f[k]) >= 0:
			n++
			letters += f[k : k+1]
		case f[k] != '%':
			return n, letters, false
		}
		f = f[k+1:]
	}
}
