package cfg

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// fails reports whether the block reports a failed check.
func (c *compilation) fails(b *Block) bool {
	for i := range b.Insts {
		if e := c.prog.CalledBy(c.f.Entity, b.Insts[i].LL); e != nil && (strings.HasPrefix(e.Name, "__ubsan_handle_") || strings.HasPrefix(e.Name, "__assert")) && c.lib.NoReturn(e) {
			return true
		}
	}
	return false
}

func (c *compilation) callsEnd(b *Block) bool {
	for i := range b.Insts {
		if e := c.prog.CalledBy(c.f.Entity, b.Insts[i].LL); e != nil && c.lib.NoReturn(e) {
			return true
		}
	}
	return false
}

func (c *compilation) kindsOf(in *Inst) []ir.CheckKind {
	x := in.LL
	switch x.Op {
	case llvm.Load, llvm.Store:
		var kinds []ir.CheckKind
		if (in.Slot < 0 || in.ToConst) && c.set.PointerCheck {
			kinds = []ir.CheckKind{ir.CheckDeref}
		}
		if x.Op == llvm.Load && in.Layout != nil {
			kinds = append(slices.Clone(kinds), ir.CheckUB)
		}
		return kinds
	case llvm.CmpXchg, llvm.AtomicRMW:
		return []ir.CheckKind{ir.CheckDeref}
	case llvm.Shl, llvm.LShr, llvm.AShr:
		if c.set.UndefinedShift && (in.WideCount && c.f.Unit.ChecksShift || ShiftsVector(c.f.Unit, x)) {
			return []ir.CheckKind{ir.CheckShift}
		}
	case llvm.Select:
		if c.IsAbs(x) {
			return []ir.CheckKind{ir.CheckOverflow}
		}
	case llvm.DbgLabel:
		if c.ErrorLabel(x) != "" {
			return []ir.CheckKind{ir.CheckAssertion}
		}
	case llvm.Call:
		if !llvm.IsConst(x.Callee) {
			return []ir.CheckKind{ir.CheckDeref}
		}
		if e := c.prog.CalledBy(c.f.Entity, x); e != nil && e.Func != nil {
			return c.lib.Kinds(e)
		}
	}
	return nil
}

// CheckKey identifies a check of a function: the sub-th of its kind that an instruction makes.
type CheckKey struct {
	Inst int32
	Kind ir.CheckKind
	Sub  int
}

// ModelKey identifies a check inside a library model, as the user's function sees it.
type ModelKey struct {
	Call  int32
	Model *Function
	Check CheckKey
	Arg   int // the argument of the user's call that the check is about, 0 if that is not plain
}

// NewID returns a fresh property id of a kind: function.kind.number.
func (f *Function) NewID(kind ir.CheckKind) string {
	f.Counts[kind]++
	return fmt.Sprintf("%s.%s.%d", f.Name, kind, f.Counts[kind])
}

// CheckID returns the property id of a check: function.kind.number. It is the same for every copy of the instruction.
func (f *Function) CheckID(k CheckKey) string {
	id, ok := f.Checks[k]
	if !ok {
		id = f.NewID(k.Kind)
		f.Checks[k] = id
	}
	return id
}

// texts holds which argument of a call is the text of an assertion.
var texts = map[string]int{"__assert_fail": 0, "__assert_rtn": 3, "__CPROVER_assert": 1, "__CPROVER_precondition": 1, "__CPROVER_postcondition": 1, "__ESBMC_assert": 1}

// AssertionText returns the text of a call that asserts, if that is a constant.
func (k *Compiler) AssertionText(f *Function, in *Inst) string {
	c := in.LL
	e := k.prog.CalledBy(f.Entity, c)
	if e == nil {
		return ""
	}
	at, ok := texts[e.Name]
	if !ok || at >= len(c.Args) {
		return ""
	}
	s, ok := program.InitOf(f.Unit, c.Args[at]).(*llvm.Bytes)
	if !ok {
		return ""
	}
	text, _, _ := strings.Cut(string(s.X), "\x00")
	return text
}
