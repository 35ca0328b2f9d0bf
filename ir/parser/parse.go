// Package parser reads SEA-IR text.
//
// In: text as package printer writes it (docs/sea-ir.md describes the form).
// Out: a program that package verify accepts, or the first faulty line.
package parser

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"seabmc/ir"
	"seabmc/ir/verify"
)

// Error is a fault in SEA-IR text.
type Error struct {
	File string
	Line int
	Msg  string // what, why
}

func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg) }

// Parse reads SEA-IR text (see package printer) and verifies it; name is the file's name
// for errors. An error is an *Error, or the reader's own.
func Parse(r io.Reader, name string) (*ir.Program, error) {
	ps := &parser{regs: map[string]ir.Reg{}}
	br := bufio.NewReaderSize(r, 1<<16)
	for line := 1; ; line++ {
		text, err := br.ReadString('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return nil, err
		}
		if perr := ps.line(text); perr != nil {
			return nil, &Error{name, line, perr.Error()}
		}
		if err != nil {
			if ps.b == nil {
				return nil, &Error{name, line, "no program, expected the header \"sea-ir ptrbits=64 objbits=20\""}
			}
			return ps.b.Prog, nil
		}
	}
}

// String is Parse of a string.
func String(text, name string) (*ir.Program, error) { return Parse(strings.NewReader(text), name) }

// Feed gives every instruction of p to c, as a Builder would have done.
func Feed(p *ir.Program, c ir.Consumer) error {
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
	if err := verify.Layout(vals[0], vals[1]); err != nil {
		return err
	}
	ps.b = ir.NewBuilder(ir.NewProgram(vals[0], vals[1]), nil)
	ps.b.Plain = true // the instructions as they are written
	return nil
}

// result is a register to be defined, with its type if the text says it.
type result struct {
	name string
	typ  ir.Type
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
	in := ir.Instr{Op: op}
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
func (ps *parser) emit(in ir.Instr, args []ir.Reg, res []result) error {
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
				p.RegNames = map[ir.Reg]string{}
			}
			p.RegNames[reg] = r.name
		}
	}
	if in.Op == ir.OpAlloc {
		if err := verify.Object(p, len(p.Allocs)); err != nil {
			return err
		}
	}
	return verify.Instr(p, i)
}

var opByName = func() map[string]ir.Op {
	m := map[string]ir.Op{}
	for o := ir.OpInvalid + 1; o < ir.NumOps; o++ {
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

func parseType(w string) (ir.Type, error) {
	switch w {
	case "ptr":
		return ir.TPtr, nil
	case "mem":
		return ir.TMem, nil
	}
	if strings.HasPrefix(w, "i") {
		if n, err := strconv.ParseUint(w[1:], 10, 31); err == nil {
			if n == 0 || n > ir.MaxIntBits {
				return ir.TNone, fmt.Errorf("type %s, integers are from i1 to i%d", w, ir.MaxIntBits)
			}
			return ir.Int(int(n)), nil
		}
	}
	return ir.TNone, fmt.Errorf("unknown type %q, expected i<bits>, ptr or mem", w)
}

// args parses as many operands as op takes.
func (ps *parser) args(op ir.Op) ([]ir.Reg, error) {
	lo, hi := ir.SignatureOf(op).Arity()
	var args []ir.Reg
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
		return nil, fmt.Errorf("%v has %s, it takes %s", op, verify.Operands(len(args)), verify.Operands(lo))
	}
	return args, nil
}

// resultType checks the number of results and gives the type of the first.
func (ps *parser) resultType(op ir.Op, args []ir.Reg, res []result) (ir.Type, error) {
	want := 1
	switch {
	case ir.SignatureOf(op).Res == '-':
		want = 0
	case op == ir.OpAlloc:
		want = 2
	}
	if len(res) != want {
		return ir.TNone, fmt.Errorf("%v has %d results, it gives %d", op, len(res), want)
	}
	if want == 0 {
		return ir.TNone, nil
	}
	if want == 2 && res[1].typ != ir.TNone && res[1].typ != ir.TMem {
		return ir.TNone, fmt.Errorf("result %%%s is %v, must be mem", res[1].name, res[1].typ)
	}
	t, ok := ir.SignatureOf(op).Result(ps.b.Prog, args)
	switch said := res[0].typ; {
	case said != ir.TNone:
		return said, nil // verifyInstr compares
	case !ok:
		return ir.TNone, fmt.Errorf("result of %v needs a type, e.g. %%%s:i32", op, res[0].name)
	}
	return t, nil
}

// position parses a place and sets it in the builder.
func (ps *parser) position() error {
	q, err := ps.place()
	if err == nil {
		ps.b.SetPos(q)
	}
	return err
}
