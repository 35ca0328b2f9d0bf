// Package exhaust evaluates terms under all assignments at once, for tests of what procedures promise.
//
// In: terms of at most 64 bits. Out: their values, one for each assignment (a lane). If the variables have
// few bits, the lanes are all assignments; otherwise they are a sample that includes corner cases. The meaning of the
// operators is written down here a second time, independently of package term, so that a mistake in folding shows.
package exhaust

import (
	"math/bits"
	"math/rand/v2"
	"os"
	"strconv"

	"seabmc/term"
)

// Lanes holds assignments and the values that terms have under them. One Lanes serves many tables, one after another, and keeps its memory.
type Lanes struct {
	// Whole is set if the lanes are all assignments.
	Whole bool

	t     *term.Table
	n     int
	most  int        // bits of variables that are enumerated
	rng   *rand.Rand // of the sample
	at    []int32    // by term: place in values, plus 1
	vals  [][]uint64
	free  [][]uint64
	cells map[term.ID][]byte // contents of arrays, lane by lane
}

// New makes lanes, at most 2^bits of them.
func New(bits int) *Lanes { return &Lanes{most: bits} }

// Over starts again with the variables below roots.
func (l *Lanes) Over(t *term.Table, seed uint64, roots ...term.ID) {
	var vars []term.ID
	t.Walk(func(id term.ID) {
		if t.Op(id) == term.OpVar {
			vars = append(vars, id)
		}
	}, roots...)
	l.OverVars(t, seed, vars...)
}

// OverVars starts again with these variables.
func (l *Lanes) OverVars(t *term.Table, seed uint64, vars ...term.ID) {
	l.free = append(l.free, l.vals...)
	l.vals = l.vals[:0]
	clear(l.at)
	l.t, l.rng, l.cells = t, rand.New(rand.NewPCG(seed, 7)), map[term.ID][]byte{}
	total, arrays := 0, false
	for _, v := range vars {
		n := valueBits(t, v)
		total += n
		arrays = arrays || n == 0
	}
	l.Whole = total <= l.most && !arrays
	l.n = 1 << min(total, l.most)
	if arrays {
		l.n = 1 << l.most
	}
	from := 0
	for _, v := range vars {
		n := valueBits(t, v)
		if n == 0 {
			l.array(v)
			continue
		}
		out := l.room(v)
		for i := range out {
			if l.Whole {
				out[i] = uint64(i) >> uint(from) & mask(n)
			} else {
				out[i] = l.corner() & mask(n)
			}
		}
		from += n
	}
}

// Begin starts again with n lanes, at most 2^bits of New. No variable has a value yet: Set provides the values.
func (l *Lanes) Begin(t *term.Table, n int) {
	l.OverVars(t, 0)
	l.n, l.Whole = n, false
}

// valueBits returns the number of bits of a variable's value, or 0 for an array.
func valueBits(t *term.Table, v term.ID) int {
	switch s := t.Sort(v); {
	case s == term.Bool:
		return 1
	case s == term.Ptr:
		return t.Layout.PtrBits
	case s.IsArray():
		return 0
	}
	return t.Width(v)
}

func (l *Lanes) corner() uint64 {
	switch l.rng.IntN(8) {
	case 0:
		return uint64(l.rng.IntN(4))
	case 1:
		return -uint64(l.rng.IntN(4))
	case 2:
		return 1<<uint(l.rng.IntN(64)) - uint64(l.rng.IntN(2))
	}
	return l.rng.Uint64() >> uint(l.rng.IntN(64))
}

// array fills an array variable with a few different bytes.
func (l *Lanes) array(v term.ID) {
	size := 1 << uint(l.t.Width(v))
	cells := make([]byte, l.n*size)
	for i := range cells {
		cells[i] = byte(l.rng.IntN(4))
	}
	l.cells[v] = cells
}

// N returns the number of lanes.
func (l *Lanes) N() int { return l.n }

// Set gives a variable these values. The variable may be one that a procedure made, for example.
func (l *Lanes) Set(v term.ID, values []uint64) { copy(l.room(v), values) }

// room returns the place for the values of id.
func (l *Lanes) room(id term.ID) []uint64 {
	if int(id) >= len(l.at) {
		l.at = append(l.at, make([]int32, int(id)+64)...)
	}
	if k := l.at[id]; k > 0 {
		return l.vals[k-1]
	}
	var out []uint64
	for len(l.free) > 0 && cap(out) < l.n {
		last := len(l.free) - 1
		out, l.free = l.free[last], l.free[:last]
	}
	if cap(out) < l.n {
		out = make([]uint64, 1<<l.most)
	}
	l.vals = append(l.vals, out[:l.n])
	l.at[id] = int32(len(l.vals))
	return out[:l.n]
}

// Known returns the values of id if it already has some.
func (l *Lanes) Known(id term.ID) []uint64 {
	if int(id) < len(l.at) && l.at[id] > 0 {
		return l.vals[l.at[id]-1]
	}
	return nil
}

// Values returns the values of id. A truth value is 0 or 1, a pointer is the integer that it stands for. The result is nil if something below has
// more than 64 bits. The lanes own the values.
func (l *Lanes) Values(id term.ID) []uint64 {
	if out := l.Known(id); out != nil {
		return out
	}
	stack := []term.ID{id}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		if l.Known(x) != nil || l.cells[x] != nil {
			stack = stack[:len(stack)-1]
			continue
		}
		n := len(stack)
		for _, a := range l.t.Args(x) {
			if l.Known(a) == nil && l.cells[a] == nil {
				stack = append(stack, a)
			}
		}
		if len(stack) > n {
			continue
		}
		if s := l.t.Sort(x); s.IsBV() && s.Width() > 64 {
			return nil
		}
		l.compute(x)
	}
	return l.Known(id)
}

// Same reports whether x and y have the same values; lane is one in which they differ.
func (l *Lanes) Same(x, y term.ID) (lane int, ok bool) {
	a, b := l.Values(x), l.Values(y)
	for i := range a {
		if a[i] != b[i] {
			return i, false
		}
	}
	return 0, true
}

func mask(w int) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<uint(w) - 1
}

func sext(x uint64, w int) int64 { return int64(x<<uint(64-w)) >> uint(64-w) }

func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// compute fills the lanes of x. The lanes of its arguments are already filled.
func (l *Lanes) compute(x term.ID) {
	t := l.t
	if t.Sort(x).IsArray() {
		l.computeArray(x)
		return
	}
	args := t.Args(x)
	var in [3][]uint64
	if t.Op(x) != term.OpSelect {
		for i := range args[:min(len(args), 3)] {
			in[i] = l.Known(args[i])
		}
	}
	out := l.room(x)
	switch op := t.Op(x); op {
	case term.OpVar:
		panic("exhaust: a variable without values: " + t.Name(x))
	case term.OpTrue, term.OpFalse, term.OpConst:
		v := b2u(op == term.OpTrue)
		if op == term.OpConst {
			v, _ = t.Uint64(x)
		}
		for i := range out {
			out[i] = v
		}
	case term.OpAnd, term.OpOr:
		copy(out, in[0])
		for _, a := range args[1:] {
			for i, v := range l.Known(a) {
				if op == term.OpAnd {
					out[i] &= v
				} else {
					out[i] |= v
				}
			}
		}
	case term.OpIte:
		for i := range out {
			if out[i] = in[2][i]; in[0][i] == 1 {
				out[i] = in[1][i]
			}
		}
	case term.OpSelect:
		size := 1 << uint(t.Width(args[0]))
		cells, at := l.cells[args[0]], l.Known(args[1])
		for i := range out {
			out[i] = uint64(cells[i*size+int(at[i])])
		}
	default:
		if len(args) == 1 {
			l.unary(x, out, in[0])
			return
		}
		l.binary(x, out, in[0], in[1])
	}
}

func (l *Lanes) unary(x term.ID, out, a []uint64) {
	t := l.t
	w, wa := valueBits(t, x), valueBits(t, t.Arg(x, 0))
	off := t.Layout.OffBits()
	hi, lo := 0, 0
	op := t.Op(x)
	if op == term.OpExtract {
		hi, lo = t.ExtractBounds(x)
	}
	for i, v := range a {
		switch op {
		case term.OpNot:
			v ^= 1
		case term.OpNeg:
			v = -v & mask(w)
		case term.OpBVNot:
			v = ^v & mask(w)
		case term.OpExtract:
			v = v >> uint(lo) & mask(hi-lo+1)
		case term.OpSExt:
			v = uint64(sext(v, wa)) & mask(w)
		case term.OpZExt, term.OpPtrToInt, term.OpIntToPtr:
		case term.OpPtrBase:
			v = (v - uint64(sext(v&mask(off), off))) >> uint(off) & mask(w)
		case term.OpPtrOff:
			v &= mask(off)
		default:
			panic("exhaust: " + op.String())
		}
		out[i] = v
	}
}

func (l *Lanes) binary(x term.ID, out, a, b []uint64) {
	t := l.t
	w, wb := valueBits(t, t.Arg(x, 0)), valueBits(t, t.Arg(x, 1))
	off := t.Layout.OffBits()
	op := t.Op(x)
	for i, v := range a {
		u := b[i]
		switch op {
		case term.OpXor:
			v ^= u
		case term.OpEq:
			v = b2u(v == u)
		case term.OpConcat:
			v = v<<uint(wb) | u
		case term.OpPtr:
			v = (v<<uint(off) + uint64(sext(u, off))) & mask(t.Layout.PtrBits)
		default:
			v = Apply(op, v, u, w)
		}
		out[i] = v
	}
}

// Apply computes a binary operation or comparison of numbers of w bits.
func Apply(op term.Op, v, u uint64, w int) uint64 {
	sv, su := sext(v, w), sext(u, w)
	switch op {
	case term.OpUlt:
		return b2u(v < u)
	case term.OpUle:
		return b2u(v <= u)
	case term.OpSlt:
		return b2u(sv < su)
	case term.OpSle:
		return b2u(sv <= su)
	case term.OpAdd:
		v += u
	case term.OpSub:
		v -= u
	case term.OpMul:
		v *= u
	case term.OpBVAnd:
		v &= u
	case term.OpBVOr:
		v |= u
	case term.OpBVXor:
		v ^= u
	case term.OpUDiv, term.OpURem:
		v = divide(op == term.OpURem, v, u)
	case term.OpSDiv, term.OpSRem: // by the absolute values, as SMT-LIB 2 has it
		q := divide(op == term.OpSRem, magnitude(sv), magnitude(su)&mask(w))
		if op == term.OpSRem && sv < 0 || op == term.OpSDiv && (sv < 0) != (su < 0) {
			q = -q
		}
		v = q
	case term.OpShl, term.OpLShr:
		switch {
		case u >= uint64(w):
			v = 0
		case op == term.OpShl:
			v <<= u
		default:
			v >>= u
		}
	case term.OpAShr:
		v = uint64(sv >> min(u, 63))
	default:
		panic("exhaust: " + op.String())
	}
	return v & mask(w)
}

func magnitude(v int64) uint64 {
	if v < 0 {
		return -uint64(v)
	}
	return uint64(v)
}

// divide computes division as SMT-LIB 2 defines it: a quotient by zero is all ones, a remainder by zero is the dividend.
func divide(rem bool, v, u uint64) uint64 {
	switch {
	case u == 0 && rem:
		return v
	case u == 0:
		return ^uint64(0)
	}
	q, r := bits.Div64(0, v, u)
	if rem {
		return r
	}
	return q
}

func (l *Lanes) computeArray(x term.ID) {
	t := l.t
	args := t.Args(x)
	size := 1 << uint(t.Width(x))
	out := make([]byte, l.n*size)
	switch t.Op(x) {
	case term.OpStore:
		copy(out, l.cells[args[0]])
		at, v := l.Known(args[1]), l.Known(args[2])
		for i := range l.n {
			out[i*size+int(at[i])] = byte(v[i])
		}
	case term.OpIte:
		c, a, b := l.Known(args[0]), l.cells[args[1]], l.cells[args[2]]
		for i := range l.n {
			from := b
			if c[i] == 1 {
				from = a
			}
			copy(out[i*size:(i+1)*size], from[i*size:])
		}
	default:
		panic("exhaust: an array without contents")
	}
	l.cells[x] = out
}

// Draws returns the number of terms that a test draws. share is its share of the 10^5 draws in make test. The environment variable SEABMC_DRAWS
// replaces 10^5 by another number.
func Draws(share int) int {
	if n, err := strconv.Atoi(os.Getenv("SEABMC_DRAWS")); err == nil && n > 0 {
		return max(1, share*n/100_000)
	}
	return share
}

// Enough reports whether there are at least as many draws as in make test, so that rare cases come up too.
func Enough() bool { return Draws(1000) >= 1000 }
