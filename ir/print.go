package ir

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
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

var noteKindNames = [...]string{"assign", "input", "call", "return"}

// String is the kind's name in SEA-IR text.
func (k NoteKind) String() string {
	if int(k) < len(noteKindNames) {
		return noteKindNames[k]
	}
	return "?"
}

// Print writes the program as SEA-IR text, which Parse reads back.
func (p *Program) Print(w io.Writer) error {
	bw := bufio.NewWriterSize(w, 1<<16)
	fmt.Fprintf(bw, "sea-ir ptrbits=%d objbits=%d\n", p.PtrBits, p.ObjBits)
	var buf []byte
	for i := range p.Len() {
		buf = p.appendInstr(buf[:0], i)
		buf = p.appendPos(buf, p.At(i).Pos)
		buf = append(buf, '\n')
		if _, err := bw.Write(buf); err != nil {
			return err
		}
	}
	if _, err := bw.Write(p.appendRemarks(buf[:0])); err != nil {
		return err
	}
	return bw.Flush()
}

// String is the program as SEA-IR text.
func (p *Program) String() string {
	var b strings.Builder
	_ = p.Print(&b) // a strings.Builder takes everything
	return b.String()
}

// WriteTo is Print as an io.WriterTo.
func (p *Program) WriteTo(w io.Writer) (int64, error) {
	c := &countingWriter{w: w}
	err := p.Print(c)
	return c.n, err
}

type countingWriter struct {
	w io.Writer
	n int64
}

func (c *countingWriter) Write(b []byte) (int, error) {
	n, err := c.w.Write(b)
	c.n += int64(n)
	return n, err
}

// InstrString is instruction i as text, without its position. It does not
// require a valid program.
func (p *Program) InstrString(i int) string { return string(p.appendInstr(nil, i)) }

// RegString is a register as the text has it, e.g. %5 or %buf.
func (p *Program) RegString(r Reg) string { return string(p.appendReg(nil, r)) }

func (p *Program) appendReg(b []byte, r Reg) []byte {
	b = append(b, '%')
	if n, ok := p.RegNames[r]; ok {
		return append(b, n...)
	}
	return strconv.AppendUint(b, uint64(r), 10)
}

func (p *Program) appendInstr(b []byte, i int) []byte {
	in := p.At(i)
	if in.Op >= NumOps {
		return fmt.Appendf(b, "invalid operation %d", in.Op)
	}
	s := sigs[in.Op]
	if in.Res != 0 {
		b = p.appendReg(b, in.Res)
		if !s.fixedResult() {
			b = append(append(b, ':'), in.Type.String()...)
		}
		if in.Op == OpAlloc {
			b = p.appendReg(append(b, ", "...), in.Res2)
		}
		b = append(b, " = "...)
	}
	b = append(b, in.Op.String()...)
	sep := " "
	for _, a := range in.Args {
		b = p.appendReg(append(b, sep...), a)
		sep = ", "
	}
	return p.appendExtra(b, &in)
}

// appendExtra adds what an instruction has besides registers.
func (p *Program) appendExtra(b []byte, in *Instr) []byte {
	aux := func(n int) bool { return in.Aux >= 0 && int(in.Aux) < n }
	switch in.Op {
	case OpConst:
		return appendConst(append(b, ' '), in)
	case OpGep:
		return strconv.AppendUint(append(b, ", "...), in.Imm, 10)
	case OpIsKind:
		return append(append(b, ", "...), objKindText(in.Imm)...)
	case OpNondet:
		if aux(len(p.Names)) {
			return strconv.AppendQuote(append(b, ' '), p.Names[in.Aux])
		}
	case OpAlloc:
		if aux(len(p.Allocs)) {
			a := &p.Allocs[in.Aux]
			b = append(append(b, ' '), objKindText(uint64(a.Kind))...)
			return appendStrings(b, a.Name, a.CType)
		}
	case OpAssert:
		if aux(len(p.Checks)) {
			return p.appendCheck(b, &p.Checks[in.Aux])
		}
	case OpTrace:
		if aux(len(p.Notes)) {
			n := &p.Notes[in.Aux]
			b = appendStrings(append(append(b, ' '), n.Kind.String()...), n.Name, n.CType)
			if n.Role != RoleValue {
				b = append(append(b, ' '), roleWords[n.Role]...)
			}
			return b
		}
	default:
		return b
	}
	return append(b, " ?"...)
}

func (p *Program) appendCheck(b []byte, c *Check) []byte {
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

func appendConst(b []byte, in *Instr) []byte {
	switch {
	case in.Big != nil:
		return in.Big.Append(b, 10)
	case in.Type == I1:
		return strconv.AppendBool(b, in.Imm != 0)
	}
	return strconv.AppendUint(b, in.Imm, 10)
}

func objKindText(k uint64) string {
	if k < uint64(NumObjKinds) {
		return ObjKind(k).String()
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

func isWordByte(c byte) bool {
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

func isWord(s string) bool {
	for i := 0; i < len(s); i++ {
		if !isWordByte(s[i]) {
			return false
		}
	}
	return s != ""
}

// appendWord adds s bare if it is a word, quoted otherwise.
func appendWord(b []byte, s string) []byte {
	if isWord(s) {
		return append(b, s...)
	}
	return strconv.AppendQuote(b, s)
}

func (p *Program) appendPos(b []byte, pos int32) []byte {
	if pos <= 0 || int(pos) >= len(p.Positions) || p.Positions[pos] == (Pos{}) {
		return b
	}
	return appendPlace(b, &p.Positions[pos])
}

// appendPlace adds a position that is known.
func appendPlace(b []byte, q *Pos) []byte {
	if *q == (Pos{}) {
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
