// Package verify checks that SEA-IR programs are well formed.
//
// In: a program. Out: nil, or what is wrong with which instruction: operands of a
// wrong type, a register used before its definition, an index out of range.
package verify

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/printer"
)

// Error says what is wrong with which instruction.
type Error struct {
	Instr int    // index, or -1 for the program as a whole
	Text  string // the instruction as text
	What  string
}

func (e *Error) Error() string {
	if e.Instr < 0 {
		return "SEA-IR program: " + e.What
	}
	return fmt.Sprintf("SEA-IR instruction %d (%s): %s", e.Instr, e.Text, e.What)
}

// Program checks the program: layout, arity and types of every instruction,
// definition before use, a single definition of every register, and indices in
// range. The error is an *Error for the first fault.
func Program(p *ir.Program) error {
	if err := verifyTables(p); err != nil {
		return &Error{Instr: -1, What: err.Error()}
	}
	next, allocs := ir.Reg(1), 0
	for i := range p.Len() {
		var err error
		if next, err = verifyDefs(p, i, next); err == nil {
			err = Instr(p, i)
		}
		if p.OpAt(i) == ir.OpAlloc && err == nil {
			allocs++
			err = Object(p, allocs)
		}
		if err != nil {
			return &Error{i, printer.Instr(p, i), err.Error()}
		}
	}
	if int(next) != len(p.Types) {
		return &Error{Instr: -1, What: fmt.Sprintf("register %s is never defined", printer.Reg(p, next))}
	}
	return nil
}

// Layout checks the numbers of bits of pointers and of objects' numbers.
func Layout(ptrBits, objBits int) error {
	if ptrBits < 4 || ptrBits > 64 {
		return fmt.Errorf("ptrbits=%d, must be from 4 to 64", ptrBits)
	}
	if objBits < 1 || objBits > ptrBits-2 {
		return fmt.Errorf("objbits=%d, must be from 1 to ptrbits-2 = %d", objBits, ptrBits-2)
	}
	return nil
}

func verifyTables(p *ir.Program) error {
	if err := Layout(p.PtrBits, p.ObjBits); err != nil {
		return err
	}
	if len(p.Types) == 0 || len(p.Def) != len(p.Types) || len(p.Positions) == 0 {
		return fmt.Errorf("tables of %d types, %d definitions and %d positions do not fit together", len(p.Types), len(p.Def), len(p.Positions))
	}
	names := map[string]ir.Reg{}
	for r, n := range p.RegNames {
		if !printer.IsWord(n) {
			return fmt.Errorf("register %d has the name %q, which the text form cannot have", r, n)
		}
		if q, ok := names[n]; ok {
			return fmt.Errorf("registers %d and %d have the same name %%%s", q, r, n)
		}
		names[n] = r
	}
	return nil
}

// verifyDefs checks the results of instruction i. Registers are numbered in
// order of definition, next is the number due; so each is defined once.
func verifyDefs(p *ir.Program, i int, next ir.Reg) (ir.Reg, error) {
	in := p.At(i)
	def := func(r ir.Reg, t ir.Type) error {
		switch {
		case r != next:
			return fmt.Errorf("defines register %d, but registers are defined once and in order: %d is next", r, next)
		case int(r) >= len(p.Types):
			return fmt.Errorf("defines register %d, but the program has %d", r, len(p.Types)-1)
		case p.Types[r] != t:
			return fmt.Errorf("result is %v, but the register's type is %v", t, p.Types[r])
		case p.Def[r] != int32(i):
			return fmt.Errorf("register %d is said to be defined by instruction %d", r, p.Def[r])
		}
		next++
		return nil
	}
	if in.Type.Kind != ir.KindNone {
		if err := def(in.Res, in.Type); err != nil {
			return next, err
		}
	} else if in.Res != 0 {
		return next, fmt.Errorf("has a result without a type")
	}
	if in.Op == ir.OpAlloc {
		return next, def(in.Res2, ir.TMem)
	}
	return next, nil
}

// Object checks that there is a number for the n-th object.
func Object(p *ir.Program, n int) error {
	if uint64(n) >= 1<<uint(p.ObjBits) {
		return fmt.Errorf("is object %d, but objbits=%d leaves room for %d", n, p.ObjBits, uint64(1)<<uint(p.ObjBits)-1)
	}
	return nil
}

// Instr checks operands, types and indices of instruction i.
func Instr(p *ir.Program, i int) error {
	in := p.At(i)
	if in.Op == ir.OpInvalid || in.Op >= ir.NumOps {
		return fmt.Errorf("unknown operation %d", in.Op)
	}
	s := ir.SignatureOf(in.Op)
	if lo, hi := s.Arity(); len(in.Args) < lo || len(in.Args) > hi {
		return fmt.Errorf("%v has %s, it takes %s", in.Op, Operands(len(in.Args)), Operands(lo))
	}
	if err := verifyArgs(p, i, s); err != nil {
		return err
	}
	if err := verifyResult(p, &in, s); err != nil {
		return err
	}
	if in.Pos < 0 || int(in.Pos) >= len(p.Positions) {
		return fmt.Errorf("position %d is out of range", in.Pos)
	}
	return verifyExtra(p, &in)
}

// Operands is a number of operands in words.
func Operands(n int) string {
	if n == 1 {
		return "1 operand"
	}
	return fmt.Sprintf("%d operands", n)
}

func verifyArgs(p *ir.Program, i int, s ir.Signature) error {
	prev, k := ir.TNone, 0
	for _, a := range p.At(i).Args {
		if s.Args[k] == '?' {
			k++
		}
		if a == 0 || int(a) >= len(p.Types) {
			return fmt.Errorf("operand %d is register %d, which does not exist", k+1, a)
		}
		if p.Def[a] >= int32(i) || p.Def[a] < 0 {
			return fmt.Errorf("operand %s is used before its definition", printer.Reg(p, a))
		}
		t := p.Types[a]
		if !fits(p, s.Args[k], t, prev) {
			return fmt.Errorf("operand %s is %v, must be %s", printer.Reg(p, a), t, wants(p, s.Args[k], prev))
		}
		prev = t
		k++
	}
	return nil
}

func verifyResult(p *ir.Program, in *ir.Instr, s ir.Signature) error {
	if want, ok := s.Result(p, in.Args); ok {
		if want != in.Type {
			return fmt.Errorf("result is %v, must be %v", in.Type, want)
		}
	} else if !fits(p, s.Res, in.Type, ir.TNone) {
		return fmt.Errorf("result is %v, must be %s", in.Type, wants(p, s.Res, ir.TNone))
	}
	if in.Type.Kind == ir.KindInt && (in.Type.Bits == 0 || in.Type.Bits > ir.MaxIntBits) {
		return fmt.Errorf("result is i%d, integers are from i1 to i%d", in.Type.Bits, ir.MaxIntBits)
	}
	switch in.Op {
	case ir.OpZExt, ir.OpSExt:
		if a := p.Types[in.Args[0]]; in.Type.Bits <= a.Bits {
			return fmt.Errorf("extends %v to %v, which is not wider", a, in.Type)
		}
	case ir.OpTrunc:
		if a := p.Types[in.Args[0]]; in.Type.Bits >= a.Bits {
			return fmt.Errorf("truncates %v to %v, which is not narrower", a, in.Type)
		}
	}
	return nil
}

// verifyExtra checks what an instruction has besides registers.
func verifyExtra(p *ir.Program, in *ir.Instr) error {
	aux := func(what string, n int) error {
		if in.Aux < 0 || int(in.Aux) >= n {
			return fmt.Errorf("%s %d is out of range (there are %d)", what, in.Aux, n)
		}
		return nil
	}
	switch in.Op {
	case ir.OpConst:
		return verifyConst(in)
	case ir.OpNondet:
		return aux("name", len(p.Names))
	case ir.OpIsKind:
		if in.Imm >= uint64(ir.NumObjKinds) {
			return fmt.Errorf("unknown kind of object %d", in.Imm)
		}
	case ir.OpAlloc:
		if err := aux("allocation", len(p.Allocs)); err != nil {
			return err
		}
		if k := p.Allocs[in.Aux].Kind; k >= ir.NumObjKinds {
			return fmt.Errorf("unknown kind of object %d", k)
		}
	case ir.OpAssert:
		return aux("check", len(p.Checks))
	case ir.OpTrace:
		if err := aux("note", len(p.Notes)); err != nil {
			return err
		}
		if k := p.Notes[in.Aux].Kind; k >= ir.NumNoteKinds {
			return fmt.Errorf("unknown kind of note %d", k)
		}
	}
	return nil
}

func verifyConst(in *ir.Instr) error {
	bits := in.Type.Bits
	switch {
	case bits > 64 && in.Big == nil:
		return fmt.Errorf("constant is wider than 64 bits and has no Big")
	case bits <= 64 && in.Big != nil:
		return fmt.Errorf("constant of at most 64 bits has a Big")
	case in.Big != nil && (in.Big.Sign() < 0 || in.Big.BitLen() > int(bits)), bits < 64 && in.Imm>>bits != 0:
		return fmt.Errorf("constant does not fit %v", in.Type)
	}
	return nil
}

// fits tells whether type t is what letter c of a signature stands for.
func fits(p *ir.Program, c byte, t, prev ir.Type) bool {
	switch c {
	case 'b':
		return t == ir.I1
	case '8':
		return t == ir.Int(8)
	case 'i':
		return t.Kind == ir.KindInt
	case 'n':
		return t.Kind == ir.KindInt && t.Bits > 1
	case 'f':
		return t.Kind == ir.KindInt && ir.IsFloatWidth(t.Bits)
	case 'a':
		return t == p.Addr()
	case 'p':
		return t == ir.TPtr
	case 'm':
		return t == ir.TMem
	case 'v':
		return t.Kind == ir.KindInt || t.Kind == ir.KindPtr
	case 'x':
		return t.Kind != ir.KindNone
	case '=':
		return t == prev
	}
	return false
}

// wants is letter c of a signature in words.
func wants(p *ir.Program, c byte, prev ir.Type) string {
	switch c {
	case 'b':
		return "i1"
	case '8':
		return "i8"
	case 'i':
		return "an integer"
	case 'n':
		return "an integer wider than i1"
	case 'f':
		return "i16, i32, i64 or i79"
	case 'a':
		return fmt.Sprintf("%v (the width of a pointer)", p.Addr())
	case 'p':
		return "ptr"
	case 'm':
		return "mem"
	case 'v':
		return "an integer or ptr"
	case '=':
		return fmt.Sprintf("%v as the operand before it", prev)
	}
	return "any type"
}
