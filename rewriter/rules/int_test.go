package rules

import (
	"fmt"
	"math/big"
	"os/exec"
	"slices"
	"sort"
	"strings"
	"time"

	"seabmc/term"
	"seabmc/tools"
)

// Solvers for bit-vectors give up at products and quotients of many bits. Two arguments replace them, each for one width:
//
//   - ring: both sides are one polynomial modulo 2^w, in every case of the Booleans (ringEqual);
//   - integers: the formula is written over the integers, bit-vectors as their unsigned values, and refuted by z3 (intProof).

// poly is a polynomial modulo 2^w: it holds the coefficients by monomial, which is the sorted ids of its factors.
type poly map[string]*big.Int

// ring makes polynomials from terms of one width.
type ring struct {
	t    *term.Table
	mod  *big.Int
	memo map[term.ID]poly
}

func (r *ring) of(id term.ID) poly {
	if p, ok := r.memo[id]; ok {
		return p
	}
	t := r.t
	out := poly{}
	add := func(p poly, k int64) {
		for m, c := range p {
			r.put(out, m, new(big.Int).Mul(c, big.NewInt(k)))
		}
	}
	switch op := t.Op(id); op {
	case term.OpConst:
		v, _ := t.Big(id)
		r.put(out, "", v)
	case term.OpAdd, term.OpSub:
		add(r.of(t.Arg(id, 0)), 1)
		if op == term.OpAdd {
			add(r.of(t.Arg(id, 1)), 1)
		} else {
			add(r.of(t.Arg(id, 1)), -1)
		}
	case term.OpNeg:
		add(r.of(t.Arg(id, 0)), -1)
	case term.OpBVNot: // -x - 1
		add(r.of(t.Arg(id, 0)), -1)
		r.put(out, "", big.NewInt(-1))
	case term.OpMul:
		for m, c := range r.of(t.Arg(id, 0)) {
			for n, d := range r.of(t.Arg(id, 1)) {
				r.put(out, join(m, n), new(big.Int).Mul(c, d))
			}
		}
	default:
		r.put(out, fmt.Sprint(id), big.NewInt(1))
	}
	r.memo[id] = out
	return out
}

func (r *ring) put(p poly, m string, c *big.Int) {
	if have := p[m]; have != nil {
		c = new(big.Int).Add(c, have)
	}
	if c = new(big.Int).Mod(c, r.mod); c.Sign() == 0 {
		delete(p, m)
	} else {
		p[m] = c
	}
}

func join(m, n string) string {
	all := append(strings.Fields(m), strings.Fields(n)...)
	sort.Strings(all)
	return strings.Join(all, " ")
}

// ringEqual reports whether x and y are the same polynomial, whatever the Boolean variables are.
func ringEqual(t *term.Table, x, y term.ID) bool {
	if !t.Sort(x).IsBV() {
		return false
	}
	for _, v := range t.Vars() {
		if t.Sort(v) == term.Bool && below(t, v, x, y) {
			return ringEqual(t, replace(t, x, v, term.True), replace(t, y, v, term.True)) &&
				ringEqual(t, replace(t, x, v, term.False), replace(t, y, v, term.False))
		}
	}
	r := &ring{t, new(big.Int).Lsh(big.NewInt(1), uint(t.Width(x))), map[term.ID]poly{}}
	p, q := r.of(x), r.of(y)
	if len(p) != len(q) {
		return false
	}
	for m, c := range p {
		if q[m] == nil || q[m].Cmp(c) != 0 {
			return false
		}
	}
	return true
}

func below(t *term.Table, v term.ID, roots ...term.ID) bool {
	yes := false
	t.Walk(func(id term.ID) { yes = yes || id == v }, roots...)
	return yes
}

// replace replaces the Boolean variable v in x by a constant.
func replace(t *term.Table, x, v, by term.ID) term.ID {
	memo := map[term.ID]term.ID{v: by}
	t.Walk(func(id term.ID) {
		if id == v {
			return
		}
		memo[id] = id
		if args := t.Args(id); len(args) > 0 {
			now := make([]term.ID, len(args))
			for i, a := range args {
				now[i] = memo[a]
			}
			memo[id] = t.Mk(id, now)
		}
	}, x)
	return memo[x]
}

// ints writes terms over the integers.
type ints struct {
	t        *term.Table
	b        strings.Builder
	done     map[term.ID]string
	raw      map[term.ID]string // a number that is the term's modulo 2^w, where products of it are simple
	neg      map[term.ID]bool   // the variables taken to be negative, of those that signs are asked of
	products map[string]bool    // those that have a name
	rests    map[string]string  // the names of remainders
	linear   bool               // a remainder is any number that is small enough
	bad      bool               // an operator has no integer meaning here
}

// rawOf returns a number that is equal to the term modulo 2^w.
func (p *ints) rawOf(id term.ID) string {
	v := p.of(id)
	if s, ok := p.raw[id]; ok {
		return s
	}
	return v
}

func power(w int) string { return new(big.Int).Lsh(big.NewInt(1), uint(w)).String() }

// name gives an expression a name.
func (p *ints) name(id term.ID, sort, expr string) string {
	n := fmt.Sprintf("t%d", id)
	fmt.Fprintf(&p.b, "(define-fun %s () %s %s)\n", n, sort, expr)
	return n
}

// signed returns the signed value of a term of w bits with the unsigned value x.
func signed(x string, w int) string {
	return fmt.Sprintf("(ite (< %s %s) %s (- %s %s))", x, power(w-1), x, x, power(w))
}

// of returns the term over the integers. Bit-vectors lie between 0 and 2^w-1.
func (p *ints) of(id term.ID) string {
	if s, ok := p.done[id]; ok {
		return s
	}
	t := p.t
	op := t.Op(id)
	if s, ok := p.known(id); ok {
		p.done[id] = s
		return s
	}
	var a []string
	for _, x := range t.Args(id) {
		a = append(a, p.of(x))
	}
	sort, w := "Bool", 0
	if t.Sort(id).IsBV() {
		sort, w = "Int", t.Width(id)
	}
	argWidth := func() int { return t.Width(t.Arg(id, 0)) }
	mod := func(s string) string { return fmt.Sprintf("(mod %s %s)", s, power(w)) }
	var s string
	switch op {
	case term.OpTrue:
		s = "true"
	case term.OpFalse:
		s = "false"
	case term.OpConst:
		v, _ := t.Big(id)
		s = v.String()
	case term.OpVar:
		n := fmt.Sprintf("v%d", id)
		fmt.Fprintf(&p.b, "(declare-const %s %s)\n", n, sort)
		switch negative, known := p.neg[id]; {
		case known && negative: // -n
			fmt.Fprintf(&p.b, "(assert (and (< 0 %s) (<= %s %s)))\n", n, n, power(w-1))
			p.raw[id] = fmt.Sprintf("(- %s)", n)
			n = fmt.Sprintf("(- %s %s)", power(w), n)
		case known:
			fmt.Fprintf(&p.b, "(assert (and (<= 0 %s) (< %s %s)))\n", n, n, power(w-1))
		case w > 0:
			fmt.Fprintf(&p.b, "(assert (and (<= 0 %s) (< %s %s)))\n", n, n, power(w))
		}
		p.done[id] = n
		return n
	case term.OpNot, term.OpAnd, term.OpOr, term.OpXor, term.OpIte, term.OpEq:
		s = fmt.Sprintf("(%v %s)", op, strings.Join(a, " "))
	case term.OpAdd, term.OpSub, term.OpMul, term.OpNeg:
		if s, ok := p.simpleProduct(id); ok {
			p.raw[id] = s
			s = p.name(id, sort, mod(s))
			p.done[id] = s
			return s
		}
		sign := map[term.Op]string{term.OpAdd: "+", term.OpSub: "-", term.OpMul: "*", term.OpNeg: "-"}[op]
		for i, x := range t.Args(id) {
			a[i] = p.rawOf(x)
		}
		p.raw[id] = fmt.Sprintf("(%s %s)", sign, strings.Join(a, " "))
		s = mod(p.raw[id])
	case term.OpBVNot:
		s = fmt.Sprintf("(- %s 1 %s)", power(w), a[0])
	case term.OpUDiv:
		s = fmt.Sprintf("(ite (= %s 0) (- %s 1) (div %s %s))", a[1], power(w), a[0], a[1])
	case term.OpURem:
		s = p.rest(a[0], a[1])
	case term.OpSDiv, term.OpSRem:
		s = p.division(op, id, a, w)
	case term.OpConcat:
		s = fmt.Sprintf("(+ (* %s %s) %s)", a[0], power(t.Width(t.Arg(id, 1))), a[1])
	case term.OpExtract:
		_, lo := t.ExtractBounds(id)
		s = fmt.Sprintf("(mod (div %s %s) %s)", a[0], power(lo), power(w))
	case term.OpZExt:
		s = a[0]
	case term.OpSExt:
		n := argWidth()
		p.rawExtension(id, a[0])
		s = fmt.Sprintf("(ite (< %s %s) %s (+ %s (- %s %s)))", a[0], power(n-1), a[0], a[0], power(w), power(n))
	case term.OpUlt:
		s = fmt.Sprintf("(< %s %s)", a[0], a[1])
	case term.OpUle:
		s = fmt.Sprintf("(<= %s %s)", a[0], a[1])
	case term.OpSlt:
		s = fmt.Sprintf("(< %s %s)", signed(a[0], argWidth()), signed(a[1], argWidth()))
	case term.OpSle:
		s = fmt.Sprintf("(<= %s %s)", signed(a[0], argWidth()), signed(a[1], argWidth()))
	default:
		p.bad = true
		return "false"
	}
	s = p.name(id, sort, s)
	p.done[id] = s
	return s
}

// product returns the product of two variables whose signs are known, or of extensions of them. It is the product of their absolute values, with its
// sign. The product of the absolute values has a name, because z3 then handles what depends on it as linear. z3 is also told how large this product
// is at most, and that dividing it by one factor gives the other one.
func (p *ints) product(x, y term.ID) (string, bool) {
	x, y = p.unextended(x), p.unextended(y)
	xNeg, xKnown := p.neg[x]
	yNeg, yKnown := p.neg[y]
	if !xKnown || !yKnown {
		return "", false
	}
	n := fmt.Sprintf("product%d_%d", min(x, y), max(x, y))
	if !p.products[n] {
		p.products[n] = true
		a, b := fmt.Sprintf("v%d", x), fmt.Sprintf("v%d", y)
		fmt.Fprintf(&p.b, "(declare-const %s Int)\n(assert (and (<= 0 %s) (= %s (* %s %s))))\n", n, n, n, a, b)
		most := power(p.t.Width(x) - 1 + p.t.Width(y) - 1) // the size of the least number is a power of two
		fmt.Fprintf(&p.b, "(assert (<= %s %s))\n", n, most)
		fmt.Fprintf(&p.b, "(assert (=> (< 0 %s) (= (div %s %s) %s)))\n(assert (=> (< 0 %s) (= (div %s %s) %s)))\n", a, n, a, b, b, n, b, a)
	}
	if xNeg != yNeg {
		return "(- " + n + ")", true
	}
	return n, true
}

// unextended returns the variable that x extends with its sign, or x.
func (p *ints) unextended(x term.ID) term.ID {
	if p.t.Op(x) == term.OpSExt {
		return p.t.Arg(x, 0)
	}
	return x
}

// rawExtension notes the signed value of the term that id extends, if that is a variable whose sign is known, or a quotient.
func (p *ints) rawExtension(id term.ID, value string) {
	x := p.t.Arg(id, 0)
	half := power(p.t.Width(x) - 1)
	_, known := p.neg[x]
	switch {
	case known:
		p.raw[id] = p.rawOf(x)
	case p.t.Op(x) == term.OpSDiv: // the quotient itself, but for a division by zero and that of the least number by -1
		raw := p.rawOf(x)
		p.raw[id] = fmt.Sprintf("(ite (or (= %s 0) (= %s %s)) %s %s)", p.of(p.t.Arg(x, 1)), raw, half, signed(value, p.t.Width(x)), raw)
	}
}

// signedOf returns the signed value of a term.
func (p *ints) signedOf(id term.ID, w int) string {
	if _, known := p.neg[id]; known {
		return p.rawOf(id)
	}
	return signed(p.of(id), w)
}

// size returns the absolute value of the i-th argument of a signed division.
func (p *ints) size(id term.ID, i int, a []string) string {
	x := p.t.Arg(id, i)
	if _, known := p.neg[x]; known {
		return fmt.Sprintf("v%d", x)
	}
	w := p.t.Width(x)
	n := fmt.Sprintf("size%d_%d", id, i)
	fmt.Fprintf(&p.b, "(define-fun %s () Int (ite (< %s %s) %s (- %s %s)))\n", n, a[i], power(w-1), a[i], power(w), a[i])
	return n
}

// known handles forms whose meaning is simpler than their parts show: that a product does not overflow, and the sign of a bitwise operation.
func (p *ints) known(id term.ID) (string, bool) {
	t := p.t
	switch t.Op(id) {
	case term.OpEq:
		x, y := t.Arg(id, 0), t.Arg(id, 1)
		for range 2 {
			ext := t.Op(x)
			if (ext == term.OpZExt || ext == term.OpSExt) && t.Op(y) == term.OpMul && t.Op(t.Arg(x, 0)) == term.OpMul &&
				t.Op(t.Arg(y, 0)) == ext && t.Op(t.Arg(y, 1)) == ext && t.Width(x) == 2*t.Width(t.Arg(x, 0)) {
				u, v := t.Arg(t.Arg(y, 0), 0), t.Arg(t.Arg(y, 1), 0)
				m := t.Arg(x, 0)
				if a, b := t.Arg(m, 0), t.Arg(m, 1); (a == u && b == v || a == v && b == u) && ext == term.OpZExt {
					return fmt.Sprintf("(< (* %s %s) %s)", p.of(u), p.of(v), power(t.Width(m))), true
				} else if a == u && b == v || a == v && b == u {
					w := t.Width(m)
					s := fmt.Sprintf("(* %s %s)", p.signedOf(u, w), p.signedOf(v, w))
					if p.of(u); p.of(v) != "" {
						if x, ok := p.product(u, v); ok {
							s = x
						}
					}
					return fmt.Sprintf("(and (<= (- %s) %s) (< %s %s))", power(w-1), s, s, power(w-1)), true
				}
			}
			x, y = y, x
		}
	case term.OpSlt:
		if v, ok := t.Big(t.Arg(id, 1)); ok && v.Sign() == 0 {
			if s, ok := p.sign(t.Arg(id, 0)); ok {
				return s, true
			}
		}
	}
	return "", false
}

// sign returns the sign of a bitwise operation, as a Boolean.
func (p *ints) sign(id term.ID) (string, bool) {
	t := p.t
	names := map[term.Op]string{term.OpBVAnd: "and", term.OpBVOr: "or", term.OpBVXor: "xor", term.OpBVNot: "not"}
	op, ok := names[t.Op(id)]
	if !ok {
		return "", false
	}
	var a []string
	for _, x := range t.Args(id) {
		s, ok := p.sign(x)
		if !ok {
			s = fmt.Sprintf("(<= %s %s)", power(t.Width(x)-1), p.of(x))
		}
		a = append(a, s)
	}
	return fmt.Sprintf("(%s %s)", op, strings.Join(a, " ")), true
}

// intProof reports whether z3 refutes a formula over the integers, in each case of the signs of the variables in divisions, and of those that are
// extended with their sign and multiplied.
func intProof(t *term.Table, wrong term.ID, timeout time.Duration) bool {
	var vars []term.ID
	t.Walk(func(id term.ID) {
		extended := func(k int) bool {
			return t.Op(t.Arg(id, k)) == term.OpSExt && t.Op(t.Arg(t.Arg(id, k), 0)) == term.OpVar
		}
		if op := t.Op(id); op != term.OpSDiv && op != term.OpSRem && !(op == term.OpMul && extended(0) && extended(1)) {
			return
		}
		t.Walk(func(x term.ID) {
			if t.Op(x) == term.OpVar && t.Sort(x).IsBV() && !slices.Contains(vars, x) {
				vars = append(vars, x)
			}
		}, id)
	}, wrong)
	for signs := range 1 << len(vars) {
		neg := map[term.ID]bool{}
		for i, x := range vars {
			neg[x] = signs>>i&1 == 1
		}
		if !intCase(t, wrong, neg, timeout) {
			return false
		}
	}
	return true
}

// intCase first tries a proof that is linear in remainders, because it takes no time at any width.
func intCase(t *term.Table, wrong term.ID, neg map[term.ID]bool, timeout time.Duration) bool {
	return intTry(t, wrong, neg, true, timeout/4) || intTry(t, wrong, neg, false, timeout)
}

func intTry(t *term.Table, wrong term.ID, neg map[term.ID]bool, linear bool, timeout time.Duration) bool {
	p := &ints{t: t, done: map[term.ID]string{}, raw: map[term.ID]string{}, neg: neg, products: map[string]bool{}, rests: map[string]string{}, linear: linear}
	top := p.of(wrong)
	if p.bad {
		return false
	}
	z3, err := tools.Find("z3")
	if err != nil {
		return false
	}
	cmd := exec.Command(z3, "-in", "-smt2", fmt.Sprintf("-t:%d", timeout.Milliseconds()))
	cmd.Stdin = strings.NewReader(p.b.String() + "(assert " + top + ")\n(check-sat)\n")
	out, err := cmd.Output()
	return err == nil && strings.TrimSpace(string(out)) == "unsat"
}
