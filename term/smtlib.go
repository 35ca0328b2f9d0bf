package term

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// SMTOptions shape WriteSMTLIB's output.
type SMTOptions struct {
	Comments []string // lines at the top
	Values   bool     // ask for the values of all variables after check-sat
}

// WriteSMTLIB writes a script that asks whether asserts have a common model: logic, declarations, a define-fun for each shared node, assertions,
// check-sat and exit. Its length is linear in the number of different nodes. It returns an error if terms have pointers (purify them first), or if
// w returns one.
func (t *Table) WriteSMTLIB(w io.Writer, asserts []ID, opt SMTOptions) error {
	bw := bufio.NewWriterSize(w, 1<<16)
	for _, c := range opt.Comments {
		for line := range strings.SplitSeq(c, "\n") {
			fmt.Fprintf(bw, "; %s\n", line)
		}
	}
	if opt.Values {
		fmt.Fprintln(bw, "(set-option :produce-models true)")
	}
	fmt.Fprintf(bw, "(set-logic %s)\n", t.Logic(asserts...))
	p := t.NewSMTPrinter(bw)
	if err := p.Define(asserts...); err != nil {
		return err
	}
	for _, a := range asserts {
		bw.WriteString("(assert ")
		p.Print(a)
		bw.WriteString(")\n")
	}
	bw.WriteString("(check-sat)\n")
	if vars := p.Vars(); opt.Values && len(vars) > 0 {
		bw.WriteString("(get-value (")
		for i, v := range vars {
			if i > 0 {
				bw.WriteByte(' ')
			}
			p.Print(v)
		}
		bw.WriteString("))\n")
	}
	bw.WriteString("(exit)\n")
	return bw.Flush()
}

// Logic returns the SMT-LIB 2 logic of the terms: QF_BV, or QF_ABV with arrays.
func (t *Table) Logic(ids ...ID) string {
	logic := "QF_BV"
	t.Walk(func(id ID) {
		if t.Sort(id).IsArray() {
			logic = "QF_ABV"
		}
	}, ids...)
	return logic
}

// SMTPrinter writes terms of one table as SMT-LIB 2, each shared node once: nodes that are used more than once, or nested deeply, become
// definitions. It can be used repeatedly while the table grows. It then writes only the new nodes.
type SMTPrinter struct {
	t     *Table
	w     *bufio.Writer
	state []uint8  // by id: printed before, see below
	refs  []uint32 // by id: uses in this call of Define
	depth []uint8  // by id: nesting of the text written for a node without a name
	vars  []ID     // declared
	reads []ID     // selects written
	stack []ID
	visit []ID

	// Widen64 writes 64-bit sums with 65 bits, because Yices 2.6.5 is wrong about some sums of that width (see package solver/yices).
	Widen64 bool
}

const (
	smtNew    uint8 = iota
	smtInline       // written once, without a name
	smtNamed        // declared or defined
)

// smtNesting bounds the nesting of parentheses in one definition, so that no reader needs a deep stack.
const smtNesting = 32

// NewSMTPrinter makes a printer. The caller flushes w.
func (t *Table) NewSMTPrinter(w *bufio.Writer) *SMTPrinter { return &SMTPrinter{t: t, w: w} }

// Vars returns the variables declared so far. The printer owns the slice.
func (p *SMTPrinter) Vars() []ID { return p.vars }

// Selects returns the array reads written so far. The printer owns the slice.
func (p *SMTPrinter) Selects() []ID { return p.reads }

// Define writes the declarations and definitions that Print needs for roots. If there are pointers in them, it writes nothing and returns an error.
// It also returns the writer's error.
func (p *SMTPrinter) Define(roots ...ID) error {
	if n := p.t.Len() - len(p.state); n > 0 {
		p.state = append(p.state, make([]uint8, n)...)
		p.refs = append(p.refs, make([]uint32, n)...)
		p.depth = append(p.depth, make([]uint8, n)...)
	}
	err := p.collect(roots)
	for _, id := range p.visit { // arguments have smaller ids than the terms that use them
		if err == nil {
			err = p.define(id)
		}
		p.refs[id] = 0
	}
	p.visit = p.visit[:0]
	return err
}

// collect puts the nodes below roots that have no name yet into visit, in order, and counts their uses.
func (p *SMTPrinter) collect(roots []ID) error {
	st := append(p.stack[:0], roots...)
	var err error
	for len(st) > 0 {
		id := st[len(st)-1]
		st = st[:len(st)-1]
		if p.state[id] == smtNamed {
			continue
		}
		if p.refs[id]++; p.refs[id] > 1 {
			continue
		}
		p.visit = append(p.visit, id)
		if o := p.t.Op(id); p.t.Sort(id) == Ptr || o == OpPtrBase || o == OpPtrOff || o == OpPtrToInt {
			err = fmt.Errorf("%w: %v has no SMT-LIB form (purify pointers first)", ErrSort, o)
		}
		st = append(st, p.t.Args(id)...)
	}
	p.stack = st
	slices.Sort(p.visit)
	return err
}

func (p *SMTPrinter) define(id ID) error {
	t := p.t
	switch t.Op(id) {
	case OpTrue, OpFalse, OpConst:
		p.depth[id] = 0
		return nil
	case OpVar:
		p.state[id] = smtNamed
		p.vars = append(p.vars, id)
		p.w.WriteString("(declare-fun ")
		p.w.WriteString(SMTName(id, t.Name(id)))
		p.w.WriteString(" () ")
		p.w.WriteString(t.Sort(id).String())
		_, err := p.w.WriteString(")\n")
		return err
	}
	if p.state[id] == smtNew && t.Op(id) == OpSelect {
		p.reads = append(p.reads, id)
	}
	d := uint8(0)
	for _, a := range t.Args(id) {
		if p.state[a] != smtNamed {
			d = max(d, p.depth[a]+1)
		}
	}
	p.depth[id] = d
	if p.refs[id] == 1 && p.state[id] == smtNew && d < smtNesting {
		p.state[id] = smtInline
		return nil
	}
	p.w.WriteString("(define-fun ")
	p.name(id)
	p.w.WriteString(" () ")
	p.w.WriteString(t.Sort(id).String())
	p.w.WriteByte(' ')
	p.node(id)
	p.state[id] = smtNamed
	_, err := p.w.WriteString(")\n")
	return err
}

func (p *SMTPrinter) name(id ID) {
	var buf [16]byte
	p.w.Write(strconv.AppendUint(append(buf[:0], "n!"...), uint64(id), 10))
}

// Print writes a term that was given to Define, or is below such a term.
func (p *SMTPrinter) Print(id ID) {
	switch {
	case p.t.Op(id) == OpVar:
		p.w.WriteString(SMTName(id, p.t.Name(id)))
	case p.state[id] == smtNamed:
		p.name(id)
	default:
		p.node(id) // nested at most smtNesting deep
	}
}

// node writes the node itself. It writes its arguments by name or in place.
func (p *SMTPrinter) node(id ID) {
	t, w := p.t, p.w
	op := t.Op(id)
	if p.Widen64 && p.sum64(id) {
		p.widened(id)
		return
	}
	switch op {
	case OpTrue, OpFalse:
		w.WriteString(op.String())
		return
	case OpConst:
		p.constant(id)
		return
	case OpVar:
		p.Print(id)
		return
	case OpExtract:
		hi, lo := t.ExtractBounds(id)
		fmt.Fprintf(w, "((_ extract %d %d)", hi, lo)
	case OpZExt, OpSExt:
		fmt.Fprintf(w, "((_ %v %d)", op, t.nodes[id].aux)
	default:
		w.WriteByte('(')
		w.WriteString(op.String())
	}
	for _, a := range t.Args(id) {
		w.WriteByte(' ')
		p.Print(a)
	}
	w.WriteByte(')')
}

// sum64 reports whether a node is a sum of 64 bits, or an equation that may become one.
func (p *SMTPrinter) sum64(id ID) bool {
	t := p.t
	switch t.Op(id) {
	case OpAdd, OpSub:
		return t.Width(id) == 64
	case OpEq:
		a, b := t.Arg(id, 0), t.Arg(id, 1)
		return t.Sort(a) == BV(64) && (p.isProduct(a) || p.isProduct(b))
	}
	return false
}

func (p *SMTPrinter) isProduct(id ID) bool {
	op := p.t.Op(id)
	return op == OpMul || op == OpNeg || op == OpShl
}

func (p *SMTPrinter) widened(id ID) {
	op := p.t.Op(id)
	if op != OpEq {
		p.w.WriteString("((_ extract 63 0) ")
	}
	p.w.WriteByte('(')
	p.w.WriteString(op.String())
	for _, a := range p.t.Args(id) {
		p.w.WriteString(" ((_ zero_extend 1) ")
		p.Print(a)
		p.w.WriteByte(')')
	}
	p.w.WriteByte(')')
	if op != OpEq {
		p.w.WriteByte(')')
	}
}

func (p *SMTPrinter) constant(id ID) {
	v, _ := p.t.Big(id)
	wd := p.t.Width(id)
	base, digits := 2, wd
	p.w.WriteByte('#')
	if wd%4 == 0 {
		base, digits = 16, wd/4
		p.w.WriteByte('x')
	} else {
		p.w.WriteByte('b')
	}
	s := v.Text(base)
	for range digits - len(s) {
		p.w.WriteByte('0')
	}
	p.w.WriteString(s)
}

// reservedSymbols holds words that solvers already know. Names that begin with "bv" are not used either.
var reservedSymbols = func() map[string]bool {
	m := map[string]bool{}
	for _, s := range strings.Fields(`true false not and or xor ite distinct implies iff if let forall exists match par as
		assert declare-fun declare-const define-fun define-sort declare-sort push pop exit check-sat get-value get-model set-logic set-option
		Bool BitVec Array Int Real String Float16 Float32 Float64 Float128 FloatingPoint RoundingMode RegLan Seq List Tuple
		BINARY DECIMAL HEXADECIMAL NUMERAL STRING concat extract repeat zero_extend sign_extend rotate_left rotate_right
		ext_rotate_left ext_rotate_right select store map const default abs div mod rem divisible is_int to_int to_real min max
		int2bv nat2bv bv2nat bv2int bit2bool mkbv union intersection subset complement setminus member insert card set-has-size
		array-ext as-array lambda root-obj seq pb at-most at-least pble pbge pbeq root sin cos tan asin acos atan sinh cosh tanh
		asinh acosh atanh pi euler exp log sqrt RNE RNA RTP RTN RTZ fp NaN nil cons head tail insert is-nil is-cons pair mk-pair
		first second char unit special_relation partial-order linear-order tree-order piecewise-linear-order transitive-closure
		_ ! interp labels lblneg lblpos pattern skolem update tuple mk-tuple re reset echo`) {
		m[s] = true
	}
	return m
}()

// SMTName returns the symbol for the variable id with this name: the name itself, quoted if necessary. A name that cannot be a symbol, that solvers
// know, or that definitions use is replaced by one that contains the id, so that symbols stay different.
func SMTName(id ID, name string) string {
	simple, legal := true, true
	for i := range len(name) {
		c := name[i]
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c == '_':
		case c >= '0' && c <= '9', c == '.', c == '-', c == '@':
			simple = simple && i > 0
		case c == '|' || c == '\\' || c < ' ' || c > '~':
			legal = false
		default:
			simple = false
		}
	}
	switch {
	case !legal || name == "" || reservedSymbols[name] || strings.HasPrefix(name, "bv") || strings.HasPrefix(name, "n!") || strings.HasPrefix(name, "v!") || strings.HasPrefix(name, "i!"):
		return fmt.Sprintf("|v!%d %s|", id, strings.Map(func(r rune) rune {
			if r == '|' || r == '\\' || r < ' ' || r > '~' {
				return '_'
			}
			return r
		}, name))
	case simple:
		return name
	}
	return "|" + name + "|"
}
