package rewriter

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// The proof test. The left side of each rule's statement is read as a pattern. Random instances of it, at many widths, are given to the rule.
// Whenever the rule fires, the result must be equal to the instance. This is checked by evaluation, and by a solver that is asked to refute it.

// pat is a parsed pattern.
type pat struct {
	head string
	args []*pat
}

func parsePat(s string) *pat {
	s = strings.NewReplacer("(", " ( ", ")", " ) ").Replace(s)
	words := strings.Fields(s)
	var read func() *pat
	read = func() *pat {
		w := words[0]
		words = words[1:]
		if w != "(" {
			return &pat{head: w}
		}
		p := &pat{head: words[0]}
		for words = words[1:]; words[0] != ")"; {
			p.args = append(p.args, read())
		}
		words = words[1:]
		return p
	}
	return read()
}

var opByName = func() map[string]term.Op {
	m := map[string]term.Op{}
	for op := term.Op(1); op < term.NumOps; op++ {
		m[op.String()] = op
	}
	return m
}()

type kind byte

func (p *pat) kind() kind {
	switch p.head {
	case "ite":
		return p.args[1].kind()
	case "true", "false", "not", "and", "or", "xor", "=", "bvult", "bvule", "bvslt", "bvsle":
		return 'b'
	case "ptr", "ptr.fromint", "p", "q":
		return 'p'
	}
	if len(p.args) == 0 && strings.Contains("abcd", p.head[:1]) {
		return 'b'
	}
	return 'v'
}

// instance builds instances of a pattern.
type instance struct {
	*draw.Gen
	bound map[string]term.ID
	root  int // width asked for where nothing else decides
	deep  int // depth of the random terms that stand for variables
}

type misfit struct{}

func (in *instance) fail() { panic(misfit{}) }

// width returns the width that p must have, or 0 if it is free.
func (in *instance) width(p *pat) int {
	l := in.T.Layout
	switch p.head {
	case "ptr.toint":
		return l.PtrBits
	case "ptr.base":
		return l.ObjBits
	case "ptr.off":
		return l.OffBits()
	case "zero_extend", "sign_extend", "extract", "concat":
		return 0
	}
	if id, ok := in.bound[p.head]; ok && in.T.Sort(id).IsBV() {
		return in.T.Width(id)
	}
	for _, a := range p.args {
		if a.kind() == 'v' {
			if w := in.width(a); w > 0 {
				return w
			}
		}
	}
	return 0
}

func (in *instance) free(ps ...*pat) int {
	for _, p := range ps {
		if w := in.width(p); w > 0 {
			return w
		}
	}
	return in.root
}

func (in *instance) build(p *pat, w int) term.ID {
	switch p.kind() {
	case 'b':
		return in.boolTerm(p)
	case 'p':
		return in.ptrTerm(p)
	}
	return in.bvTerm(p, w)
}

func (in *instance) leaf(p *pat, s term.Sort, random func() term.ID) term.ID {
	if id, ok := in.bound[p.head]; ok {
		if in.T.Sort(id) != s {
			in.fail()
		}
		return id
	}
	id := in.T.Var(fmt.Sprintf("%s_%d", p.head, s.Width()), s)
	if strings.Contains("km", p.head[:1]) || in.Pick(3) == 0 {
		id = random()
	}
	in.bound[p.head] = id
	return id
}

func (in *instance) boolTerm(p *pat) term.ID {
	t := in.T
	switch p.head {
	case "true":
		return term.True
	case "false":
		return term.False
	case "and", "or":
		var args []term.ID
		for _, a := range p.args {
			args = append(args, in.boolTerm(a))
		}
		if in.Pick(3) == 0 {
			args = append(args, in.Bool(1))
		}
		if in.Pick(8) == 0 { // too long to be flattened
			for i := range flattenMax {
				args = append(args, t.Var(fmt.Sprintf("e%d", i), term.Bool))
			}
		}
		if p.head == "and" {
			return t.And(args...)
		}
		return t.Or(args...)
	case "not":
		return t.Not(in.boolTerm(p.args[0]))
	case "xor":
		return t.Xor(in.boolTerm(p.args[0]), in.boolTerm(p.args[1]))
	case "ite":
		return t.Ite(in.boolTerm(p.args[0]), in.boolTerm(p.args[1]), in.boolTerm(p.args[2]))
	case "=":
		w := in.free(p.args...)
		x := in.build(p.args[0], w)
		return t.Eq(x, in.build(p.args[1], w))
	}
	if op, ok := opByName[p.head]; ok {
		w := in.free(p.args...)
		x := in.bvTerm(p.args[0], w)
		return t.Bin(op, x, in.bvTerm(p.args[1], w))
	}
	return in.leaf(p, term.Bool, func() term.ID { return in.Bool(in.deep) })
}

func (in *instance) ptrTerm(p *pat) term.ID {
	t := in.T
	switch p.head {
	case "ptr":
		b := in.bvTerm(p.args[0], t.Layout.ObjBits)
		return t.MkPtr(b, in.bvTerm(p.args[1], t.Layout.OffBits()))
	case "ptr.fromint":
		return t.IntToPtr(in.bvTerm(p.args[0], t.Layout.PtrBits))
	case "ite":
		return t.Ite(in.boolTerm(p.args[0]), in.ptrTerm(p.args[1]), in.ptrTerm(p.args[2]))
	}
	return in.leaf(p, term.Ptr, func() term.ID { return in.Ptr(in.deep) })
}

func (in *instance) bvTerm(p *pat, w int) term.ID {
	t := in.T
	if have := in.width(p); have > 0 && have != w {
		in.fail()
	}
	switch p.head {
	case "0", "1", "2":
		return t.Const(uint64(p.head[0]-'0'), w)
	case "-1":
		return t.BVNot(t.Const(0, w))
	case "ite":
		c := in.boolTerm(p.args[0])
		x := in.bvTerm(p.args[1], w)
		return t.Ite(c, x, in.bvTerm(p.args[2], w))
	case "zero_extend", "sign_extend":
		if w == 1 {
			in.fail()
		}
		n := in.width(p.args[0])
		if n == 0 {
			n = 1 + in.Pick(w-1)
		}
		if n >= w {
			in.fail()
		}
		x := in.bvTerm(p.args[0], n)
		if p.head == "zero_extend" {
			return t.ZExt(x, w)
		}
		return t.SExt(x, w)
	case "extract":
		n := in.width(p.args[0])
		if n == 0 {
			n = w + 1 + in.Pick(w+2)
		}
		if n < w {
			in.fail()
		}
		lo := in.Pick(n - w + 1)
		if in.Pick(3) == 0 {
			lo = 0
		}
		return t.Extract(in.bvTerm(p.args[0], n), lo+w-1, lo)
	case "concat":
		n := in.width(p.args[0])
		if m := in.width(p.args[1]); n == 0 && m > 0 {
			n = w - m
		}
		if n == 0 && w > 1 {
			n = 1 + in.Pick(w-1)
		}
		if n <= 0 || n >= w {
			in.fail()
		}
		x := in.bvTerm(p.args[0], n)
		return t.Bin(term.OpConcat, x, in.bvTerm(p.args[1], w-n))
	case "bvneg":
		return t.Neg(in.bvTerm(p.args[0], w))
	case "bvnot":
		return t.BVNot(in.bvTerm(p.args[0], w))
	case "ptr.toint":
		return t.PtrToInt(in.ptrTerm(p.args[0]))
	case "ptr.base":
		return t.PtrBase(in.ptrTerm(p.args[0]))
	case "ptr.off":
		return t.PtrOff(in.ptrTerm(p.args[0]))
	}
	if op, ok := opByName[p.head]; ok {
		x := in.bvTerm(p.args[0], w)
		return t.Bin(op, x, in.bvTerm(p.args[1], w))
	}
	if strings.Contains("km", p.head[:1]) {
		return in.leaf(p, term.BV(w), func() term.ID { return in.Constant(w) })
	}
	return in.leaf(p, term.BV(w), func() term.ID { return in.BV(w, in.deep) })
}

// makeInstance returns a random instance of the left side, or 0 if widths did not fit.
func makeInstance(lhs *pat, seed uint64, width int) (g *draw.Gen, id term.ID) {
	g = draw.NewGen(seed, draw.Layouts[seed%uint64(len(draw.Layouts))])
	in := &instance{Gen: g, bound: map[string]term.ID{}, root: width, deep: 1 + g.Pick(2)}
	defer func() {
		if e := recover(); e != nil {
			if _, ok := e.(misfit); !ok {
				panic(e)
			}
			id = 0
		}
	}()
	w := width
	if lhs.kind() == 'v' {
		w = in.free(lhs)
	}
	return g, in.build(lhs, w)
}

var proofWidths = []int{1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64, 100}

// proveRule tries instances of the rule until it fired wanted times at each width, and
// returns how often it fired at each, or the first wrong instance.
func proveRule(p *draw.Prover, rs *ruleSet, index, wanted, tries int) (fired map[int]int, bad string) {
	rule := &rs.all[index]
	lhs, _, _ := rule.Sides()
	pattern := parsePat(lhs)
	fired = map[int]int{}
	for _, w := range proofWidths {
		for n := 0; n < tries && fired[w] < wanted; n++ {
			g, id := makeInstance(pattern, uint64(index)<<32|uint64(w)<<20|uint64(n), w)
			r := newWith(g.T, rs)
			if id == 0 || !slices.Contains(rule.Ops, g.T.Op(id)) {
				continue
			}
			res := rule.Apply(r, id)
			if res == 0 || res == id {
				continue
			}
			fired[w]++
			if why := p.Refute(g, id, res); why != "" {
				return fired, fmt.Sprintf("%s: %s => %s: %s", rule.Name, draw.Sexpr(g.T, id), draw.Sexpr(g.T, res), why)
			}
		}
	}
	return fired, ""
}

// cutInTwo returns a random term that was cut into two parts, which were simplified and put together again. The rules that ask the cache fire at such
// terms.
func cutInTwo(g *draw.Gen, r *Rewriter, w int) term.ID {
	v := g.BV(w+g.Pick(3), 2)
	w = g.T.Width(v)
	if w < 2 {
		return v
	}
	at := 1 + g.Pick(w-1)
	lo := 0
	if g.Pick(3) == 0 {
		lo = g.Pick(at)
	}
	v = r.Simplify(v)
	return g.T.Bin(term.OpConcat, r.Extract(v, w-1, at), r.Extract(v, at-1, lo))
}

func TestEveryRuleIsValid(t *testing.T) {
	wanted, tries := 4, 600
	if testing.Short() {
		wanted, tries = 1, 400
	}
	p := draw.NewProver(t)
	widths, proved := 0, 0
	for i := range defaultRules.all {
		if defaultRules.all[i].rows != nil {
			continue // proved by package rules
		}
		fired, bad := proveRule(p, defaultRules, i, wanted, tries)
		if bad != "" {
			t.Error(bad)
		}
		if len(fired) == 0 {
			t.Errorf("%s never fired on instances of its own statement", defaultRules.all[i].Name)
		} else if bad == "" {
			proved++
		}
		widths += len(fired)
	}
	if len(p.Lies) > 0 {
		t.Logf("the solver refuted %d instances with models that are none (docs: Yices 2.6.5 at 64 bits), first: %s", len(p.Lies), p.Lies[0])
	}
	t.Logf("%d of %d rules proved, fired at %d (rule, width) pairs; %d instances proved by solver, %d undecided in time", proved, len(defaultRules.all), widths, p.Proved, p.Undecided)
}

// A wrong rule is caught.
func TestProofFindsWrongRules(t *testing.T) {
	add := func(f func(r *Rewriter, x, k term.ID) term.ID) func(*Rewriter, term.ID) term.ID {
		return func(r *Rewriter, id term.ID) term.ID {
			if k, x, ok := r.SplitConst(id, term.OpAdd); ok {
				return f(r, x, k)
			}
			return 0
		}
	}
	wrong := []Rule{
		{Name: "drop constant", Text: "(bvadd x k) => x", Ops: addOps, Apply: add(func(_ *Rewriter, x, _ term.ID) term.ID { return x })},
		{Name: "only wrong for one value", Text: "(bvadd x k) => (ite (= x 77) 0 (bvadd x k))", Ops: addOps, Apply: add(func(r *Rewriter, x, k term.ID) term.ID {
			return r.T.Ite(r.T.Eq(x, r.T.Const(77, r.T.Width(x))), r.Zero(x), r.T.Bin(term.OpAdd, r.T.Neg(r.T.Neg(x)), k))
		})},
		{Name: "no overflow", Text: "(bvult (bvadd x k) (bvadd y k)) => (bvult x y)", Ops: ultOps, Apply: func(r *Rewriter, id term.ID) term.ID {
			k, x, ok := r.SplitConst(r.T.Arg(id, 0), term.OpAdd)
			m, y, ok2 := r.SplitConst(r.T.Arg(id, 1), term.OpAdd)
			if ok && ok2 && k == m {
				return r.T.Bin(term.OpUlt, x, y)
			}
			return 0
		}},
		{Name: "no longer a pointer", Text: "(= p q) => (= (ptr.off p) (ptr.off q))", Ops: eqOps, Apply: func(r *Rewriter, id term.ID) term.ID {
			p, q := r.EqArgs(id)
			if r.T.Sort(p) != term.Ptr {
				return 0
			}
			return r.T.Eq(r.T.PtrOff(p), r.T.PtrOff(q))
		}},
		{Name: "absorb the wrong way", Text: "(and a (or a b)) => (or a b)", Ops: []term.Op{term.OpAnd}, Apply: func(r *Rewriter, id term.ID) term.ID {
			for _, a := range r.T.Args(id) {
				for _, y := range r.inner(a, term.OpOr) {
					if has(r.T.Args(id), y) {
						return a
					}
				}
			}
			return 0
		}},
	}
	p := draw.NewProver(t)
	if p.Solver == nil {
		t.Skip("needs a solver")
	}
	rs := newRuleSet(wrong)
	for i := range rs.all {
		if _, bad := proveRule(p, rs, i, 20, 1000); bad == "" {
			t.Errorf("the wrong rule %q was not caught", rs.all[i].Name)
		}
	}
}

// Every application inside Simplify keeps the value, no rule is always shadowed by others, and nothing loops.
func TestEveryRuleFiresInside(t *testing.T) {
	per := 60
	total := make([]int, len(defaultRules.all))
	for i := range defaultRules.all {
		rule := &defaultRules.all[i]
		if rule.rows != nil {
			continue // see lines_test.go
		}
		lhs, _, _ := rule.Sides()
		pattern := parsePat(lhs)
		seed := nameSeed(rule.Name) // so that a further rule changes nothing for the others
		for n := range per * 40 {
			if n >= per && total[i] > 0 {
				break
			}
			w := []int{1, 2, 3, 4, 8, 16, 32, 64, 100}[n%9]
			g, id := makeInstance(pattern, seed+uint64(n), w)
			r := New(g.T)
			if id == 0 {
				continue
			}
			checkSteps(t, g, r, id)
			for k, c := range r.counts {
				total[k] += c
			}
		}
	}
	for i, c := range total {
		if c == 0 && defaultRules.all[i].rows == nil {
			t.Errorf("%s never fires: other rules come first", defaultRules.all[i].Name)
		}
	}
}

// nameSeed returns a number for a rule's name.
func nameSeed(name string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(name))
	return h.Sum64()
}

// checkSteps simplifies id and evaluates both sides of every application.
func checkSteps(t *testing.T, g *draw.Gen, r *Rewriter, id term.ID) {
	t.Helper()
	type step struct {
		rule     *Rule
		old, new term.ID
	}
	var steps []step
	r.Trace(func(rule *Rule, old, new term.ID) { steps = append(steps, step{rule, old, new}) })
	s := r.Simplify(id)
	if r.eng.Cut > 0 {
		t.Fatalf("rewriting loops on %s: %v", draw.Sexpr(g.T, id), r.Stats().Rules)
	}
	for _, s := range steps {
		if !draw.SameValue(t, g, s.old, s.new, 3) {
			t.Fatalf("%s: %s\n became %s", s.rule.Name, draw.Sexpr(g.T, s.old), draw.Sexpr(g.T, s.new))
		}
	}
	if !draw.SameValue(t, g, id, s, 3) {
		t.Fatalf("%s\n became %s", draw.Sexpr(g.T, id), draw.Sexpr(g.T, s))
	}
}
