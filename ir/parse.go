package ir

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/big"
	"strconv"
	"strings"
)

// ParseError is a fault in SEA-IR text.
type ParseError struct {
	File string
	Line int
	Msg  string // what, why
}

func (e *ParseError) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg) }

// Parse reads SEA-IR text (see Print) and verifies it; name is the file's name
// for errors. An error is a *ParseError, or the reader's own.
func Parse(r io.Reader, name string) (*Program, error) {
	ps := &parser{regs: map[string]Reg{}}
	br := bufio.NewReaderSize(r, 1<<16)
	for line := 1; ; line++ {
		text, err := br.ReadString('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return nil, err
		}
		if perr := ps.line(text); perr != nil {
			return nil, &ParseError{name, line, perr.Error()}
		}
		if err != nil {
			if ps.b == nil {
				return nil, &ParseError{name, line, "no program, expected the header \"sea-ir ptrbits=64 objbits=20\""}
			}
			return ps.b.Prog, nil
		}
	}
}

// ParseString is Parse of a string.
func ParseString(text, name string) (*Program, error) { return Parse(strings.NewReader(text), name) }

// Feed gives every instruction of p to c, as a Builder would have done.
func Feed(p *Program, c Consumer) error {
	for i := range p.Len() {
		if err := c.Eval(p, i); err != nil {
			return err
		}
	}
	return nil
}

const (
	tokEnd tokKind = iota
	tokReg         // %name, text without %
	tokWord
	tokString // text unquoted
	tokPunct
)

func (ps *parser) line(text string) error {
	var err error
	ps.at = 0
	if ps.toks, err = tokenize(text, ps.toks[:0]); err != nil || len(ps.toks) == 0 {
		return err
	}
	if ps.b == nil {
		err = ps.header()
	} else {
		var known bool
		if known, err = ps.remark(); !known {
			err = ps.instr()
		}
	}
	if err != nil {
		return err
	}
	if t := ps.peek(); t.kind != tokEnd {
		return fmt.Errorf("found %v, expected the end of the line", t)
	}
	return nil
}

func (ps *parser) header() error {
	if t := ps.next(); t.kind != tokWord || t.text != "sea-ir" {
		return fmt.Errorf("found %v, expected the header \"sea-ir ptrbits=64 objbits=20\"", t)
	}
	var vals [2]int
	for i, key := range []string{"ptrbits", "objbits"} {
		if t := ps.next(); t.kind != tokWord || t.text != key {
			return fmt.Errorf("found %v, expected %s= in the header", t, key)
		}
		if err := ps.expect("=", "after "+key); err != nil {
			return err
		}
		w, err := ps.word("a number")
		if err != nil {
			return err
		}
		if vals[i], err = strconv.Atoi(w); err != nil {
			return fmt.Errorf("%s is %q, expected a number", key, w)
		}
	}
	if err := verifyLayout(vals[0], vals[1]); err != nil {
		return err
	}
	ps.b = NewBuilder(NewProgram(vals[0], vals[1]), nil)
	ps.b.Plain = true // the instructions as they are written
	return nil
}

// result is a register to be defined, with its type if the text says it.
type result struct {
	name string
	typ  Type
}

// instr parses and appends one instruction.
func (ps *parser) instr() error {
	var res []result
	if ps.peek().kind == tokReg {
		var err error
		if res, err = ps.results(); err != nil {
			return err
		}
	}
	name, err := ps.word("an operation")
	if err != nil {
		return err
	}
	op, ok := opByName[name]
	if !ok {
		return fmt.Errorf("unknown operation %q", name)
	}
	args, err := ps.args(op)
	if err != nil {
		return err
	}
	in := Instr{Op: op}
	if in.Type, err = ps.resultType(op, args, res); err != nil {
		return err
	}
	if err = ps.extra(&in); err != nil {
		return err
	}
	if err = ps.position(); err != nil {
		return err
	}
	return ps.emit(in, args, res)
}

// emit appends the instruction, names its results and checks it.
func (ps *parser) emit(in Instr, args []Reg, res []result) error {
	p := ps.b.Prog
	ps.b.Emit(in, args...)
	i := p.Len() - 1
	for k, r := range res {
		reg := p.At(i).Res
		if k == 1 {
			reg = p.At(i).Res2
		}
		ps.regs[r.name] = reg
		if r.name != strconv.FormatUint(uint64(reg), 10) {
			if p.RegNames == nil {
				p.RegNames = map[Reg]string{}
			}
			p.RegNames[reg] = r.name
		}
	}
	if in.Op == OpAlloc {
		if err := verifyObject(p, len(p.Allocs)); err != nil {
			return err
		}
	}
	return verifyInstr(p, i)
}

var opByName = func() map[string]Op {
	m := map[string]Op{}
	for o := OpInvalid + 1; o < NumOps; o++ {
		m[o.String()] = o
	}
	return m
}()

// results parses "%a:type, %b =".
func (ps *parser) results() ([]result, error) {
	var res []result
	for {
		t := ps.next()
		if t.kind != tokReg {
			return nil, fmt.Errorf("found %v, expected a register", t)
		}
		if _, ok := ps.regs[t.text]; ok || len(res) > 0 && res[0].name == t.text {
			return nil, fmt.Errorf("register %%%s is defined twice, a register has one definition", t.text)
		}
		r := result{name: t.text}
		if ps.accept(":") {
			w, err := ps.word("a type")
			if err != nil {
				return nil, err
			}
			if r.typ, err = parseType(w); err != nil {
				return nil, err
			}
		}
		res = append(res, r)
		if ps.accept("=") {
			return res, nil
		}
		if err := ps.expect(",", "or '=' after a result"); err != nil {
			return nil, err
		}
	}
}

func parseType(w string) (Type, error) {
	switch w {
	case "ptr":
		return TPtr, nil
	case "mem":
		return TMem, nil
	}
	if strings.HasPrefix(w, "i") {
		if n, err := strconv.ParseUint(w[1:], 10, 31); err == nil {
			if n == 0 || n > MaxIntBits {
				return TNone, fmt.Errorf("type %s, integers are from i1 to i%d", w, MaxIntBits)
			}
			return Int(int(n)), nil
		}
	}
	return TNone, fmt.Errorf("unknown type %q, expected i<bits>, ptr or mem", w)
}

// args parses as many operands as op takes.
func (ps *parser) args(op Op) ([]Reg, error) {
	lo, hi := SignatureOf(op).Arity()
	var args []Reg
	for len(args) < hi {
		if len(args) > 0 {
			if !ps.peek().punct(",") {
				break
			}
			ps.at++
		}
		t := ps.peek()
		if t.kind != tokReg {
			break
		}
		ps.at++
		r, ok := ps.regs[t.text]
		if !ok {
			return nil, fmt.Errorf("register %%%s is not defined, a definition comes before its uses", t.text)
		}
		args = append(args, r)
	}
	if len(args) < lo {
		return nil, fmt.Errorf("%v has %s, it takes %s", op, operands(len(args)), operands(lo))
	}
	return args, nil
}

// resultType checks the number of results and gives the type of the first.
func (ps *parser) resultType(op Op, args []Reg, res []result) (Type, error) {
	want := 1
	switch {
	case SignatureOf(op).Res == '-':
		want = 0
	case op == OpAlloc:
		want = 2
	}
	if len(res) != want {
		return TNone, fmt.Errorf("%v has %d results, it gives %d", op, len(res), want)
	}
	if want == 0 {
		return TNone, nil
	}
	if want == 2 && res[1].typ != TNone && res[1].typ != TMem {
		return TNone, fmt.Errorf("result %%%s is %v, must be mem", res[1].name, res[1].typ)
	}
	t, ok := SignatureOf(op).Result(ps.b.Prog, args)
	switch said := res[0].typ; {
	case said != TNone:
		return said, nil // verifyInstr compares
	case !ok:
		return TNone, fmt.Errorf("result of %v needs a type, e.g. %%%s:i32", op, res[0].name)
	}
	return t, nil
}

// extra parses what an instruction has besides registers.
func (ps *parser) extra(in *Instr) (err error) {
	p := ps.b.Prog
	switch in.Op {
	case OpConst:
		return ps.constant(in)
	case OpGep:
		return ps.scale(in)
	case OpIsKind:
		if err = ps.expect(",", "before the kind of object"); err != nil {
			return err
		}
		k, err := ps.objKind()
		in.Imm = uint64(k)
		return err
	case OpNondet:
		p.Names = append(p.Names, ps.optStr())
		in.Aux = int32(len(p.Names) - 1)
	case OpAlloc:
		var a Alloc
		if a.Kind, err = ps.objKind(); err != nil {
			return err
		}
		a.Name, a.CType = ps.optStr(), ps.optStr()
		p.Allocs = append(p.Allocs, a)
		in.Aux = int32(len(p.Allocs) - 1)
	case OpAssert:
		c, err := ps.check()
		if err != nil {
			return err
		}
		in.Aux = ps.b.CheckIndex(c)
	case OpTrace:
		n, err := ps.note()
		if err != nil {
			return err
		}
		p.Notes = append(p.Notes, n)
		in.Aux = int32(len(p.Notes) - 1)
	}
	return nil
}

func (ps *parser) constant(in *Instr) error {
	w, err := ps.word("a value")
	if err != nil {
		return err
	}
	if in.Type.Kind != KindInt {
		return fmt.Errorf("result of const is %v, must be an integer", in.Type)
	}
	v, ok := new(big.Int), true
	switch {
	case w == "true" && in.Type == I1:
		v.SetInt64(1)
	case w == "false" && in.Type == I1:
	case len(w) > MaxIntBits:
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

func (ps *parser) scale(in *Instr) error {
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

func (ps *parser) objKind() (ObjKind, error) {
	w, err := ps.word("a kind of object")
	if err != nil {
		return 0, err
	}
	k, ok := byName(w, NumObjKinds)
	if !ok {
		return 0, fmt.Errorf("unknown kind of object %q, expected one of %s", w, names(NumObjKinds))
	}
	return k, nil
}

// check parses "id" kind "message" [about aspect] [loop "id"] [auto]; everything may be left out.
func (ps *parser) check() (c Check, err error) {
	c.Kind = CheckAssertion
	c.ID = ps.optStr()
	if k := ps.peek().kind; k != tokWord && k != tokString {
		return c, nil
	}
	var kind string
	if kind, err = ps.wordOrString("the kind of check"); err != nil {
		return c, err
	}
	c.Kind = CheckKind(kind)
	c.Msg = ps.optStr()
	if t := ps.peek(); t.kind == tokWord && t.text == "about" {
		ps.at++
		about, err := ps.word("what the check is about")
		if err != nil {
			return c, err
		}
		c.About = Aspect(about)
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

func (ps *parser) note() (n Note, err error) {
	w, err := ps.word("a kind of step")
	if err != nil {
		return n, err
	}
	var ok bool
	if n.Kind, ok = byName(w, NumNoteKinds); !ok {
		return n, fmt.Errorf("unknown kind of step %q, expected one of %s", w, names(NumNoteKinds))
	}
	n.Name, n.CType = ps.optStr(), ps.optStr()
	if t := ps.peek(); t.kind == tokWord {
		for r := RoleValue + 1; r < NumRoles; r++ {
			if r.Word() == t.text {
				ps.at++
				n.Role = r
				break
			}
		}
	}
	return n, nil
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

// position parses a place and sets it in the builder.
func (ps *parser) position() error {
	q, err := ps.place()
	if err == nil {
		ps.b.SetPos(q)
	}
	return err
}

// place parses "; file:line[:col] [function]", which may be missing.
func (ps *parser) place() (q Pos, err error) {
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
		r.Unbuilt = append(r.Unbuilt, Statement{c, pos})
		return true, err
	}
	return false, nil
}
