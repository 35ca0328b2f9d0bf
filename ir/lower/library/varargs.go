package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/calls"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

func doVaCopy(l *Library, c *state.Call) []ir.Reg {
	to := vaList(l, c, 0, true)
	if l.Dead {
		return nil
	}
	from := vaList(l, c, 1, false)
	if l.Dead {
		return nil
	}
	l.CopyBytes(to, from, l.B.Addr(uint64(vaListBytes(l, c.Activation.Function.Unit))))
	return nil
}

// doVaStart fills in the va_list that its argument points to.
func doVaStart(l *Library, c *state.Call) []ir.Reg {
	v := c.Activation.Extra
	if v == nil {
		if c.Activation.Parent != nil {
			l.Fail("va_start in a function that takes no variable arguments")
		}
		l.Fail("variable arguments of the entry function")
	}
	word := l.Calls.VarargABI(c.Activation.Function.Unit)
	list := vaList(l, c, 0, true)
	if l.Dead {
		return nil
	}
	if word == 4 {
		l.Poke(list, v.Overflow)
		return nil
	}
	l.Poke(list, l.B.Const(uint64(calls.GpEnd-8*v.Gp), 32))
	l.Poke(l.At(list, 4), l.B.Const(uint64(calls.SaveBytes-16*v.Fp), 32))
	l.Poke(l.At(list, 8), v.Overflow)
	save := v.Save
	if save == 0 {
		save = l.B.Null()
	}
	l.Poke(l.At(list, 16), save)
	return nil
}

// vaList returns the checked address of a va_list, argument i of a call.
func vaList(l *Library, c *state.Call, i int, write bool) ir.Reg {
	p := l.PtrArg(c, i)
	l.OnAccess(c.Activation, c.Inst, i, p, l.B.Addr(uint64(vaListBytes(l, c.Activation.Function.Unit))), write, "dereference: the va_list of "+shortName(c.Name)+" is valid")
	return p
}

// vaListBytes returns the size of a va_list.
func vaListBytes(l *Library, m *program.Unit) int64 {
	if l.Calls.VarargABI(m) == 4 {
		return 4
	}
	return 24
}
