package state

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// A failure inside a model of a library function is reported in the user's terms: which argument of which function is at fault. That is the argument that points
// to the same objects as the pointer that failed.

// ArgumentOf is the number, from 1, of the argument of the user's call that p comes from; 0 if that is not clear.
func (l *Paths) ArgumentOf(p ir.Reg) int {
	want, ok := l.BasesOf(p)
	if l.Site == nil || !ok {
		return 0
	}
	found := 0
	for i, rs := range l.Site.args {
		if len(rs) != 1 || l.B.Type(rs[0]) != ir.TPtr {
			continue
		}
		if have, ok := l.BasesOf(rs[0]); !ok || !arith.MeetSorted(have, want) {
			continue
		}
		if found > 0 {
			return 0
		}
		found = i + 1
	}
	return found
}

// Blame says what must hold for argument n, or for something that a library function uses besides its arguments.
func (l *Paths) Blame(n int, write bool) string {
	what := "the memory"
	if n > 0 {
		what = fmt.Sprintf("argument %d", n)
		if text := l.argumentText(n - 1); text != "" {
			what += " (" + text + ")"
		}
	}
	if write {
		return what + " is valid for what is written there"
	}
	return what + " is valid for what is read there"
}

// Filled describes argument n of the user's call, which a library function fills: as an array or structure if the source shows one, or else as a text.
func (l *Paths) Filled(n int) (*ir.Layout, string) {
	s := l.Site
	if n == 0 || s.call == nil || n > len(s.call.Args) {
		return nil, ""
	}
	v := s.call.Args[n-1]
	if text, t := l.Program.Lvalue(s.f.Entity, program.Whole(v), 0); text != "" && program.DebugSize(t) > 1 {
		return l.Program.LayoutOf(t), text
	}
	text, lay := l.Program.TextAt(s.f.Entity, v)
	return lay, text
}

// NamedType is the type of the variable, member or element at p, if an argument of the user's call names that as &x; else nil. What a pointer
// leads to may have another type than the pointer says.
func (l *Paths) NamedType(p ir.Reg) *llvm.DIType {
	s := l.Site
	if s == nil || s.call == nil {
		return nil
	}
	for i, rs := range s.args {
		if len(rs) != 1 || l.B.Type(rs[0]) != ir.TPtr || i >= len(s.call.Args) {
			continue
		}
		if same, known := l.B.ConstInt(l.B.Bin(ir.OpEq, rs[0], p)); known && same == 1 {
			return l.declaredAt(s.call.Args[i])
		}
	}
	return nil
}

func (l *Paths) declaredAt(v llvm.Value) *llvm.DIType {
	if llvm.Is(v, llvm.BitCast) { // a cast
		return nil
	}
	text, t := l.Program.Lvalue(l.Site.f.Entity, program.Whole(v), 0)
	if strings.Contains(text, "*") || strings.Contains(text, "->") {
		return nil
	}
	return t
}

// argumentText is an argument of the user's call as the source has it, where that is a variable or a part of one.
func (l *Paths) argumentText(i int) string {
	s := l.Site
	if s.call == nil || i >= len(s.call.Args) {
		return ""
	}
	var v llvm.Value = s.call.Args[i]
	for {
		if x, ok := llvm.As(v, llvm.BitCast); ok {
			v = x.Args[0]
			continue
		}
		break
	}
	if x, ok := llvm.As(v, llvm.Load); ok { // the value of a pointer
		text, _ := l.Program.Lvalue(s.f.Entity, x.Args[0], 0)
		return text
	}
	text, _ := l.Program.Lvalue(s.f.Entity, program.Whole(v), 0)
	if _, element := llvm.As(program.Whole(v), llvm.GEP); element && text != "" {
		return "&" + text
	}
	return text
}

// userName is the name by which programs call a library function.
func userName(name string) string {
	for _, prefix := range []string{"__isoc99_", "__isoc23_"} {
		name = strings.TrimPrefix(name, prefix)
	}
	if chk, ok := strings.CutSuffix(name, "_chk"); ok {
		name = strings.TrimPrefix(chk, "__")
	}
	return name
}
