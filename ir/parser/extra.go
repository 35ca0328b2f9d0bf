package parser

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"seabmc/ir"
)

// extra parses what an instruction has besides registers.
func (ps *parser) extra(in *ir.Instr) (err error) {
	p := ps.b.Prog
	switch in.Op {
	case ir.OpConst:
		return ps.constant(in)
	case ir.OpGep:
		return ps.scale(in)
	case ir.OpIsKind:
		if err = ps.expect(",", "before the kind of object"); err != nil {
			return err
		}
		k, err := ps.objKind()
		in.Imm = uint64(k)
		return err
	case ir.OpNondet:
		p.Names = append(p.Names, ps.optStr())
		in.Aux = int32(len(p.Names) - 1)
	case ir.OpAlloc:
		var a ir.Alloc
		if a.Kind, err = ps.objKind(); err != nil {
			return err
		}
		a.Name, a.CType = ps.optStr(), ps.optStr()
		p.Allocs = append(p.Allocs, a)
		in.Aux = int32(len(p.Allocs) - 1)
	case ir.OpAssert:
		c, err := ps.check()
		if err != nil {
			return err
		}
		in.Aux = ps.b.CheckIndex(c)
	case ir.OpTrace:
		n, err := ps.note()
		if err != nil {
			return err
		}
		p.Notes = append(p.Notes, n)
		in.Aux = int32(len(p.Notes) - 1)
	}
	return nil
}

func (ps *parser) constant(in *ir.Instr) error {
	w, err := ps.word("a value")
	if err != nil {
		return err
	}
	if in.Type.Kind != ir.KindInt {
		return fmt.Errorf("result of const is %v, must be an integer", in.Type)
	}
	v, ok := new(big.Int), true
	switch {
	case w == "true" && in.Type == ir.I1:
		v.SetInt64(1)
	case w == "false" && in.Type == ir.I1:
	case len(w) > ir.MaxIntBits:
		ok = false
	default:
		v, ok = v.SetString(w, 0)
	}
	if !ok {
		return fmt.Errorf("value %q is not an integer", w[:min(len(w), 40)])
	}
	bits := uint(in.Type.Bits)
	least := new(big.Int).Neg(new(big.Int).Lsh(big.NewInt(1), bits-1))
	if v.Cmp(least) < 0 || v.Sign() > 0 && v.BitLen() > int(bits) {
		return fmt.Errorf("value %s does not fit %v", w[:min(len(w), 40)], in.Type)
	}
	if v.Sign() < 0 {
		v.Add(v, new(big.Int).Lsh(big.NewInt(1), bits))
	}
	if bits > 64 {
		in.Big = v
	} else {
		in.Imm = v.Uint64()
	}
	return nil
}

func (ps *parser) scale(in *ir.Instr) error {
	if err := ps.expect(",", "before the scale of gep"); err != nil {
		return err
	}
	w, err := ps.word("the scale of gep")
	if err != nil {
		return err
	}
	if in.Imm, err = strconv.ParseUint(w, 0, 64); err != nil {
		return fmt.Errorf("scale %q is not a number of bytes", w)
	}
	return nil
}

func (ps *parser) objKind() (ir.ObjKind, error) {
	w, err := ps.word("a kind of object")
	if err != nil {
		return 0, err
	}
	k, ok := byName(w, ir.NumObjKinds)
	if !ok {
		return 0, fmt.Errorf("unknown kind of object %q, expected one of %s", w, names(ir.NumObjKinds))
	}
	return k, nil
}

// check parses "id" kind "message" [about aspect] [loop "id"] [auto]; everything may be left out.
func (ps *parser) check() (c ir.Check, err error) {
	c.Kind = ir.CheckAssertion
	c.ID = ps.optStr()
	if k := ps.peek().kind; k != tokWord && k != tokString {
		return c, nil
	}
	var kind string
	if kind, err = ps.wordOrString("the kind of check"); err != nil {
		return c, err
	}
	c.Kind = ir.CheckKind(kind)
	c.Msg = ps.optStr()
	if t := ps.peek(); t.kind == tokWord && t.text == "about" {
		ps.at++
		about, err := ps.word("what the check is about")
		if err != nil {
			return c, err
		}
		c.About = ir.Aspect(about)
	}
	if t := ps.peek(); t.kind == tokWord && t.text == "loop" {
		ps.at++
		if c.Loop, err = ps.str("the loop's id"); err != nil {
			return c, err
		}
	}
	if t := ps.peek(); t.kind == tokWord && t.text == "auto" {
		ps.at++
		c.Auto = true
	}
	return c, nil
}

func (ps *parser) note() (n ir.Note, err error) {
	w, err := ps.word("a kind of step")
	if err != nil {
		return n, err
	}
	var ok bool
	if n.Kind, ok = byName(w, ir.NumNoteKinds); !ok {
		return n, fmt.Errorf("unknown kind of step %q, expected one of %s", w, names(ir.NumNoteKinds))
	}
	n.Name, n.CType = ps.optStr(), ps.optStr()
	if t := ps.peek(); t.kind == tokWord {
		for r := ir.RoleValue + 1; r < ir.NumRoles; r++ {
			if r.Word() == t.text {
				ps.at++
				n.Role = r
				break
			}
		}
	}
	return n, nil
}

// place parses "; file:line[:col] [function]", which may be missing.
func (ps *parser) place() (q ir.Pos, err error) {
	if !ps.accept(";") {
		return q, nil
	}
	if q.File, err = ps.wordOrString("a position file:line"); err != nil {
		return q, err
	}
	if err = ps.expect(":", "in the position file:line (a comment starts with #)"); err != nil {
		return q, err
	}
	if q.Line, err = ps.number("a line number"); err != nil {
		return q, err
	}
	if ps.accept(":") {
		if q.Col, err = ps.number("a column number"); err != nil {
			return q, err
		}
	}
	if ps.peek().kind != tokEnd {
		q.Func, err = ps.wordOrString("the function's name")
	}
	return q, err
}

// remark parses a line of the remarks; known is false if it is none.
func (ps *parser) remark() (known bool, err error) {
	r := &ps.b.Prog.Remarks
	t := ps.peek()
	if t.kind != tokWord {
		return false, nil
	}
	line := func(list *[]string) error {
		ps.at++
		s, err := ps.str("a sentence")
		*list = append(*list, s)
		return err
	}
	switch t.text {
	case "basis":
		return true, line(&r.Basis)
	case "nobody":
		return true, line(&r.NoBody)
	case "warning":
		return true, line(&r.Warnings)
	case "partial":
		ps.at++
		r.Partial = true
		return true, nil
	case "property":
		ps.at++
		c, err := ps.check()
		if err == nil && c.ID == "" {
			err = fmt.Errorf("a property needs an id, e.g. property %s assertion %s", strconv.Quote("main.assertion.1"), strconv.Quote("x < 10"))
		}
		if err != nil {
			return true, err
		}
		pos, err := ps.place()
		r.Unbuilt = append(r.Unbuilt, ir.Statement{Check: c, Pos: pos})
		return true, err
	}
	return false, nil
}

// named is a kind of something that has names in the text, numbered from 0.
type named interface {
	~uint8
	fmt.Stringer
}

// byName is the kind with a name; n is the number of kinds.
func byName[K named](name string, n K) (K, bool) {
	for k := range n {
		if k.String() == name {
			return k, true
		}
	}
	return 0, false
}

// names lists the names of n kinds.
func names[K named](n K) string {
	var l []string
	for k := range n {
		l = append(l, k.String())
	}
	return strings.Join(l, ", ")
}
