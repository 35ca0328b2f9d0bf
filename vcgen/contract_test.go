package vcgen

import (
	"math/rand/v2"
	"testing"

	"seabmc/ir"
	"seabmc/term"
	"seabmc/term/exhaust"
)

// The contract tests of what is derived on paths (contract_*_test.go): each draws paths, assumptions and terms, and evaluates
// what came out under all assignments. docs/procedures.md states the contracts.

// Registers of the program that the generators are made for; the tests give them their values.
const (
	guard ir.Reg = iota + 1
	flag
	pointer
	memory
	valid
	writable
	both
)

// registers is the program: it only says what the registers are.
func registers() *ir.Program {
	p := ir.NewProgram(16, 6)
	b := ir.NewBuilder(p, nil)
	b.Nondet(ir.I1, "guard")
	b.Nondet(ir.I1, "flag")
	b.Nondet(ir.TPtr, "pointer")
	b.InitMem()
	b.Valid(memory, pointer, flag)
	b.Writable(memory, pointer)
	b.Bin(ir.OpAnd, valid, writable)
	return p
}

// drawn is one draw.
type drawn struct {
	*rand.Rand
	tt   *testing.T
	g    *Gen
	l    *exhaust.Lanes
	seed uint64
	w    int // of numbers
}

// contract makes the draws of a test: see exhaust.Contract.
func contract(t *testing.T, share int, f func(d *drawn) string, wanted ...string) {
	t.Helper()
	l := exhaust.New(10)
	p := registers()
	exhaust.Contract(t, share, func(seed uint64) string {
		g, err := New(p, Options{ARM: true, Checked: true}, nil)
		if err != nil {
			t.Fatal(err)
		}
		d := &drawn{rand.New(rand.NewPCG(seed, uint64(share))), t, g, l, seed, 0}
		d.w = []int{1, 2, 3, 4, 4, 8, 16, 64}[d.IntN(8)]
		return f(d)
	}, wanted...)
}

func (d *drawn) fatal(format string, args ...any) {
	d.tt.Helper()
	d.tt.Fatalf("seed %d: "+format, append([]any{d.seed}, args...)...)
}

// one picks one of xs.
func one[T any](d *drawn, xs ...T) T { return xs[d.IntN(len(xs))] }

func (d *drawn) variable() term.ID { return d.g.t.Var(one(d, "x", "y"), term.BV(d.w)) }

func (d *drawn) constant() term.ID {
	switch k := uint64(d.IntN(12)); d.IntN(4) {
	case 0:
		return d.g.t.Const(-k, d.w)
	case 1:
		return d.g.t.Const(1<<uint(d.w-1)+k-6, d.w)
	default:
		return d.g.t.Const(k, d.w)
	}
}

// number is what programs compute: sums, products, choices.
func (d *drawn) number(depth int) term.ID {
	r := d.g.r
	if depth == 0 {
		if d.IntN(4) == 0 {
			return d.constant()
		}
		return d.variable()
	}
	a := func() term.ID { return d.number(depth - 1) }
	switch d.IntN(10) {
	case 0:
		return r.Bin(one(d, term.OpShl, term.OpSDiv, term.OpSRem, term.OpUDiv, term.OpLShr), a(), d.constant())
	case 1:
		return r.Bin(one(d, term.OpBVAnd, term.OpBVXor, term.OpSub), a(), a())
	case 2, 3:
		return r.Ite(d.condition(1), a(), a())
	case 4, 5:
		return r.Bin(term.OpMul, a(), a())
	case 6:
		x := a()
		return r.Bin(term.OpMul, x, x)
	case 7:
		return a()
	}
	return r.Bin(term.OpAdd, a(), a())
}

// comparison is one of numbers, often with a constant.
func (d *drawn) comparison(depth int) term.ID {
	r, x, y := d.g.r, d.number(depth), d.number(0)
	if d.IntN(2) == 0 {
		y = d.constant()
	}
	if d.IntN(2) == 0 {
		x, y = y, x
	}
	switch d.IntN(5) {
	case 0:
		return r.Eq(x, y)
	case 1, 2:
		return r.Bin(term.OpUlt, x, y)
	}
	return r.Bin(term.OpSlt, x, y)
}

// condition is one that branches are taken on.
func (d *drawn) condition(depth int) term.ID {
	r := d.g.r
	if depth == 0 || d.IntN(4) == 0 {
		if d.IntN(3) == 0 {
			return d.g.t.Var(one(d, "b", "c"), term.Bool)
		}
		return d.comparison(0)
	}
	a := func() term.ID { return d.condition(depth - 1) }
	switch d.IntN(4) {
	case 0:
		return r.Not(a())
	case 1, 2:
		return r.And(a(), a())
	}
	return r.Or(a(), a())
}

// assumption is an assumption on a path.
type assumption struct{ path, cond term.ID }

// assumptions are noted, as the generator does it: on a path, or on all of them.
func (d *drawn) assumptions() (out []assumption) {
	for range d.IntN(4) {
		path := term.True
		if d.IntN(3) > 0 {
			path = d.condition(2)
		}
		a := assumption{path, d.condition(1)}
		if d.IntN(3) == 0 {
			d.context(path)
		}
		d.g.note(a.path, a.cond)
		out = append(out, a)
	}
	return out
}

// context goes to a path: the condition of register guard.
func (d *drawn) context(path term.ID) *pathContext {
	d.g.set(guard, path)
	d.g.OnPath(guard)
	return d.g.here
}

// where are the lanes in which path and the assumptions hold.
func (d *drawn) where(path term.ID, as []assumption, more ...term.ID) []bool {
	roots := append([]term.ID{path}, more...)
	for _, a := range as {
		roots = append(roots, a.path, a.cond)
	}
	d.l.Over(d.g.t, d.seed, roots...)
	out := make([]bool, d.l.N())
	for i, v := range d.l.Values(path) {
		out[i] = v == 1
	}
	for _, a := range as {
		p, c := d.l.Values(a.path), d.l.Values(a.cond)
		for i := range out {
			out[i] = out[i] && (p[i] == 0 || c[i] == 1)
		}
	}
	return out
}

// always fails where x is not value in a lane that counts.
func (d *drawn) always(in []bool, x term.ID, value bool, what string) {
	d.tt.Helper()
	for i, v := range d.l.Values(x) {
		if in[i] && (v == 1) != value {
			d.fatal("%s: term %d is not %v in lane %d", what, x, value, i)
		}
	}
}

// same fails where x and y differ in a lane that counts.
func (d *drawn) same(in []bool, x, y term.ID, what string) {
	d.tt.Helper()
	a, b := d.l.Values(x), d.l.Values(y)
	for i, v := range a {
		if in[i] && v != b[i] {
			d.fatal("%s: term %d is %d, term %d is %d in lane %d", what, x, v, y, b[i], i)
		}
	}
}
