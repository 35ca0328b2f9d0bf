// Package printer writes SEA-IR programs as text.
//
// In: a program, or one of its instructions or registers; it need not be valid.
// Out: text that package parser reads back. docs/sea-ir.md describes the form.
package printer

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"seabmc/ir"
)

// Text form: a header line with the pointer layout, then one instruction a line,
//
//	sea-ir ptrbits=64 objbits=20
//	%1 = initmem
//	%2:i64 = const 10
//	%buf, %m1 = alloc %1, %2 stack "buf" "char [10]" ; a.c:3:7 main
//	%c:i8 = load %m1, %buf
//	%ok:i1 = ult %c, %d
//	assert %g, %ok "main.assertion.1" assertion "c < d" ; a.c:5 main
//
// A result's type stands after its name unless the operation always gives ptr or
// mem. What follows ';' is the source position: file:line[:col] [function].
// '#' starts a comment. Integers are unsigned decimal; i1 is true or false.

// Print writes the program as SEA-IR text, which package parser reads back.
func Print(w io.Writer, p *ir.Program) error {
	bw := bufio.NewWriterSize(w, 1<<16)
	fmt.Fprintf(bw, "sea-ir ptrbits=%d objbits=%d\n", p.PtrBits, p.ObjBits)
	var buf []byte
	for i := range p.Len() {
		buf = appendInstr(p, buf[:0], i)
		buf = appendPos(p, buf, p.At(i).Pos)
		buf = append(buf, '\n')
		if _, err := bw.Write(buf); err != nil {
			return err
		}
	}
	if _, err := bw.Write(appendRemarks(p, buf[:0])); err != nil {
		return err
	}
	return bw.Flush()
}

// String is the program as SEA-IR text.
func String(p *ir.Program) string {
	var b strings.Builder
	_ = Print(&b, p) // a strings.Builder takes everything
	return b.String()
}

// Instr is instruction i as text, without its position. It does not
// require a valid program.
func Instr(p *ir.Program, i int) string { return string(appendInstr(p, nil, i)) }

// Reg is a register as the text has it, e.g. %5 or %buf.
func Reg(p *ir.Program, r ir.Reg) string { return string(appendReg(p, nil, r)) }

func appendReg(p *ir.Program, b []byte, r ir.Reg) []byte {
	b = append(b, '%')
	if n, ok := p.RegNames[r]; ok {
		return append(b, n...)
	}
	return strconv.AppendUint(b, uint64(r), 10)
}

func appendInstr(p *ir.Program, b []byte, i int) []byte {
	in := p.At(i)
	if in.Op >= ir.NumOps {
		return fmt.Appendf(b, "invalid operation %d", in.Op)
	}
	s := ir.SignatureOf(in.Op)
	if in.Res != 0 {
		b = appendReg(p, b, in.Res)
		if !s.FixedResult() {
			b = append(append(b, ':'), in.Type.String()...)
		}
		if in.Op == ir.OpAlloc {
			b = appendReg(p, append(b, ", "...), in.Res2)
		}
		b = append(b, " = "...)
	}
	b = append(b, in.Op.String()...)
	sep := " "
	for _, a := range in.Args {
		b = appendReg(p, append(b, sep...), a)
		sep = ", "
	}
	return appendExtra(p, b, &in)
}

// appendExtra adds what an instruction has besides registers.
func appendExtra(p *ir.Program, b []byte, in *ir.Instr) []byte {
	aux := func(n int) bool { return in.Aux >= 0 && int(in.Aux) < n }
	switch in.Op {
	case ir.OpConst:
		return appendConst(append(b, ' '), in)
	case ir.OpGep:
		return strconv.AppendUint(append(b, ", "...), in.Imm, 10)
	case ir.OpIsKind:
		return append(append(b, ", "...), objKindText(in.Imm)...)
	case ir.OpNondet:
		if aux(len(p.Names)) {
			return strconv.AppendQuote(append(b, ' '), p.Names[in.Aux])
		}
	case ir.OpAlloc:
		if aux(len(p.Allocs)) {
			a := &p.Allocs[in.Aux]
			b = append(append(b, ' '), objKindText(uint64(a.Kind))...)
			return appendStrings(b, a.Name, a.CType)
		}
	case ir.OpAssert:
		if aux(len(p.Checks)) {
			return appendCheck(p, b, &p.Checks[in.Aux])
		}
	case ir.OpTrace:
		if aux(len(p.Notes)) {
			n := &p.Notes[in.Aux]
			b = appendStrings(append(append(b, ' '), noteKindText(n.Kind)...), n.Name, n.CType)
			if n.Role != ir.RoleValue {
				b = append(append(b, ' '), n.Role.Word()...)
			}
			return b
		}
	default:
		return b
	}
	return append(b, " ?"...)
}

func appendCheck(p *ir.Program, b []byte, c *ir.Check) []byte {
	b = appendWord(append(appendStrings(b, c.ID), ' '), string(c.Kind))
	b = strconv.AppendQuote(append(b, ' '), c.Msg)
	if c.About != "" {
		b = append(append(b, " about "...), c.About...)
	}
	if c.Loop != "" {
		b = strconv.AppendQuote(append(b, " loop "...), c.Loop)
	}
	if c.Auto {
		b = append(b, " auto"...)
	}
	return b
}

func appendConst(b []byte, in *ir.Instr) []byte {
	switch {
	case in.Big != nil:
		return in.Big.Append(b, 10)
	case in.Type == ir.I1:
		return strconv.AppendBool(b, in.Imm != 0)
	}
	return strconv.AppendUint(b, in.Imm, 10)
}

func objKindText(k uint64) string {
	if k < uint64(ir.NumObjKinds) {
		return ir.ObjKind(k).String()
	}
	return "?"
}

func noteKindText(k ir.NoteKind) string {
	if k < ir.NumNoteKinds {
		return k.String()
	}
	return "?"
}

// appendStrings adds a quoted string and, unless it is empty, a second.
func appendStrings(b []byte, s string, more ...string) []byte {
	b = strconv.AppendQuote(append(b, ' '), s)
	for _, m := range more {
		if m != "" {
			b = strconv.AppendQuote(append(b, ' '), m)
		}
	}
	return b
}

// IsWordByte tells whether a word of the text may have the byte in it.
func IsWordByte(c byte) bool {
	switch {
	case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9':
		return true
	}
	switch c {
	case '_', '.', '/', '+', '-', '$', '@', '~':
		return true
	}
	return false
}

// IsWord tells whether s stands in the text without quotes.
func IsWord(s string) bool {
	for i := 0; i < len(s); i++ {
		if !IsWordByte(s[i]) {
			return false
		}
	}
	return s != ""
}

// appendWord adds s bare if it is a word, quoted otherwise.
func appendWord(b []byte, s string) []byte {
	if IsWord(s) {
		return append(b, s...)
	}
	return strconv.AppendQuote(b, s)
}

func appendPos(p *ir.Program, b []byte, pos int32) []byte {
	if pos <= 0 || int(pos) >= len(p.Positions) || p.Positions[pos] == (ir.Pos{}) {
		return b
	}
	return appendPlace(b, &p.Positions[pos])
}

// appendPlace adds a position that is known.
func appendPlace(b []byte, q *ir.Pos) []byte {
	if *q == (ir.Pos{}) {
		return b
	}
	b = appendWord(append(b, " ; "...), q.File)
	b = strconv.AppendInt(append(b, ':'), int64(q.Line), 10)
	if q.Col != 0 {
		b = strconv.AppendInt(append(b, ':'), int64(q.Col), 10)
	}
	if q.Func != "" {
		b = appendWord(append(b, ' '), q.Func)
	}
	return b
}

// appendRemarks are the lines of the remarks.
func appendRemarks(p *ir.Program, b []byte) []byte {
	r := &p.Remarks
	for _, s := range r.Unbuilt {
		b = appendCheck(p, append(b, "property"...), &s.Check)
		b = append(appendPlace(b, &s.Pos), '\n')
	}
	for _, x := range []struct {
		word  string
		lines []string
	}{{"basis", r.Basis}, {"nobody", r.NoBody}, {"warning", r.Warnings}} {
		for _, s := range x.lines {
			b = append(appendStrings(append(b, x.word...), s), '\n')
		}
	}
	if r.Partial {
		b = append(b, "partial\n"...)
	}
	return b
}
