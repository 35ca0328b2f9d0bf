package term

import (
	"errors"
	"fmt"
	"math/big"
)

// Value is the value of a term. Bool is set for sort Bool. BV is set for bit-vectors (unsigned) and for pointers (their integer, see OpPtrToInt).
type Value struct {
	Bool bool
	BV   *big.Int
}

// Model is an assignment to the variables of a table, and the evaluator of the table's terms under it. Variables without a value are false, zero,
// or the array of zeros. A model only reads the table, so several models of one table may be used at the same time. Only one goroutine may use a
// model.
type Model struct {
	t *Table

	assigned []ID // variables with a value

	// The cache, by id. val is a truth value, a bit-vector of at most 64 bits, a pointer's integer, or an index into bigs (wider bit-vectors) or into
	// arrays.
	state []uint8
	val   []uint64

	bigs   []*big.Int
	arrays []array

	wideIdx map[string]uint64 // array indices of more than 64 bits, numbered
	wides   []*big.Int
	dirty   bool // something other than variables is cached
	stack   []ID
}

// MoveTo moves a model of a snapshot to the table that the snapshot was taken of.
func (m *Model) MoveTo(t *Table) { m.t = t }

const (
	stateNone     uint8 = iota
	stateCached         // computed from the variables
	stateAssigned       // a variable with a value
)

// ErrSort is returned when the value of a term is requested in a form that its sort does not have.
var ErrSort = errors.New("term: value of another sort")

// NewModel makes a model that assigns nothing.
func NewModel(t *Table) *Model { return &Model{t: t} }

// Table returns the table whose terms the model evaluates.
func (m *Model) Table() *Table { return m.t }

// SetBool gives the Boolean variable v a value.
func (m *Model) SetBool(v ID, b bool) {
	var x uint64
	if b {
		x = 1
	}
	m.assign(v, x)
}

// SetBV gives a bit-vector or pointer variable the value x modulo 2^width.
func (m *Model) SetBV(v ID, x *big.Int) {
	w := m.t.valueWidth(v)
	x = new(big.Int).And(x, bigMask(w))
	if w <= 64 {
		m.assign(v, x.Uint64())
		return
	}
	m.assign(v, m.addBig(x))
}

// SetBV64 does what SetBV does, for values of at most 64 bits.
func (m *Model) SetBV64(v ID, x uint64) {
	w := m.t.valueWidth(v)
	if w > 64 {
		m.SetBV(v, new(big.Int).SetUint64(x))
		return
	}
	m.assign(v, x&mask(w))
}

// Assigned reports whether the variable v was given a value.
func (m *Model) Assigned(v ID) bool {
	return int(v) < len(m.state) && m.state[v] == stateAssigned
}

// valueWidth returns the width of a bit-vector, or of a pointer read as an integer.
func (t *Table) valueWidth(id ID) int {
	if t.Sort(id) == Ptr {
		return t.Layout.PtrBits
	}
	return t.Sort(id).Width()
}

func (m *Model) assign(v ID, x uint64) {
	m.grow(v)
	if m.dirty {
		clear(m.state)
		for _, u := range m.assigned {
			m.state[u] = stateAssigned
		}
		m.dirty = false
	}
	if m.state[v] != stateAssigned {
		m.assigned = append(m.assigned, v)
		m.state[v] = stateAssigned
	}
	m.val[v] = x
}

// grow makes room for id.
func (m *Model) grow(id ID) {
	if n := int(id) + 1 - len(m.state); n > 0 {
		n = max(n, m.t.Len()-len(m.state))
		m.state = append(m.state, make([]uint8, n)...)
		m.val = append(m.val, make([]uint64, n)...)
	}
}

func (m *Model) addBig(x *big.Int) uint64 {
	m.bigs = append(m.bigs, x)
	return uint64(len(m.bigs) - 1)
}

func (m *Model) wideKey(x *big.Int) uint64 {
	k := x.Text(62)
	i, ok := m.wideIdx[k]
	if !ok {
		if m.wideIdx == nil {
			m.wideIdx = map[string]uint64{}
		}
		i = uint64(len(m.wides))
		m.wides = append(m.wides, x)
		m.wideIdx[k] = i
	}
	return i
}

// Eval returns the value of a term of sort Bool, bit-vector or pointer. It fails for an id that is not a term of the table, and for arrays (see
// ArrayEntries). Values are cached until a variable is assigned again, so evaluating all terms of a table takes time linear in its size. The caller
// owns the result.
func (m *Model) Eval(id ID) (Value, error) {
	x, err := m.eval(id)
	if err != nil {
		return Value{}, err
	}
	switch s := m.t.Sort(id); {
	case s == Bool:
		return Value{Bool: x != 0}, nil
	case s.IsBV() && s.Width() > 64:
		return Value{BV: new(big.Int).Set(m.bigs[x])}, nil
	case s.IsBV() || s == Ptr:
		return Value{BV: new(big.Int).SetUint64(x)}, nil
	default:
		return Value{}, fmt.Errorf("%w: term %d is an array", ErrSort, id)
	}
}

// EvalBool returns the value of a Boolean term.
func (m *Model) EvalBool(id ID) (bool, error) {
	x, err := m.eval(id)
	if err == nil && m.t.Sort(id) != Bool {
		err = fmt.Errorf("%w: term %d is not a Boolean", ErrSort, id)
	}
	return x != 0, err
}

// EvalUint64 returns the value of a bit-vector of at most 64 bits, of a wider one whose value fits, or of a pointer read as an integer.
func (m *Model) EvalUint64(id ID) (uint64, error) {
	x, err := m.eval(id)
	if err != nil {
		return 0, err
	}
	switch s := m.t.Sort(id); {
	case s.IsBV() && s.Width() > 64:
		if b := m.bigs[x]; b.IsUint64() {
			return b.Uint64(), nil
		}
		return 0, fmt.Errorf("%w: value of term %d has more than 64 bits", ErrSort, id)
	case s.IsBV() || s == Ptr:
		return x, nil
	default:
		return 0, fmt.Errorf("%w: term %d is not a bit-vector", ErrSort, id)
	}
}

// eval computes id and what it depends on, arguments first, with its own stack.
func (m *Model) eval(id ID) (uint64, error) {
	if id == 0 || int(id) >= m.t.Len() {
		return 0, fmt.Errorf("term: %d is not a term of this table", id)
	}
	m.grow(id)
	if m.state[id] != stateNone {
		return m.val[id], nil
	}
	m.dirty = true
	st := append(m.stack[:0], id)
	for len(st) > 0 {
		top := st[len(st)-1]
		if m.state[top] != stateNone {
			st = st[:len(st)-1]
			continue
		}
		n := len(st)
		for _, a := range m.t.Args(top) {
			if m.state[a] == stateNone {
				st = append(st, a)
			}
		}
		if len(st) > n {
			continue
		}
		m.val[top] = m.compute(top)
		m.state[top] = stateCached
		st = st[:n-1]
	}
	m.stack = st
	return m.val[id], nil
}

func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// compute returns the value of a node whose arguments are cached.
func (m *Model) compute(id ID) uint64 {
	t := m.t
	args := t.Args(id)
	arg := func(i int) uint64 { return m.val[args[i]] }
	switch op := t.Op(id); op {
	case OpTrue:
		return 1
	case OpFalse:
		return 0
	case OpConst:
		if t.Width(id) > 64 {
			return m.addBig(t.bigs[t.nodes[id].aux])
		}
		return t.nodes[id].aux
	case OpVar:
		return m.zero(t.Sort(id))
	case OpNot:
		return arg(0) ^ 1
	case OpAnd:
		for i := range args {
			if arg(i) == 0 {
				return 0
			}
		}
		return 1
	case OpOr:
		for i := range args {
			if arg(i) != 0 {
				return 1
			}
		}
		return 0
	case OpXor:
		return arg(0) ^ arg(1)
	case OpIte:
		if arg(0) != 0 {
			return arg(1)
		}
		return arg(2)
	case OpEq:
		if s := t.Sort(args[0]); s.IsBV() && s.Width() > 64 {
			return b2u(m.bigs[arg(0)].Cmp(m.bigs[arg(1)]) == 0)
		}
		return b2u(arg(0) == arg(1))
	case OpPtr:
		off := uint64(sext64(arg(1), t.Layout.OffBits()))
		return (arg(0)<<uint(t.Layout.OffBits()) + off) & mask(t.Layout.PtrBits)
	case OpPtrBase:
		half := uint64(1) << uint(t.Layout.OffBits()-1)
		return (arg(0) + half) & mask(t.Layout.PtrBits) >> uint(t.Layout.OffBits())
	case OpPtrOff:
		return arg(0) & mask(t.Layout.OffBits())
	case OpPtrToInt, OpIntToPtr:
		return arg(0)
	case OpSelect:
		return uint64(m.arrays[arg(0)].get(m.key(args[1])))
	case OpStore:
		a := m.arrays[arg(0)]
		a.root = a.root.set(m.key(args[1]), byte(arg(2)))
		return m.addArray(a)
	case OpNeg, OpBVNot, OpExtract, OpZExt, OpSExt:
		return m.unary(id, args[0])
	default:
		return m.binary(id, args[0], args[1])
	}
}

func (m *Model) zero(s Sort) uint64 {
	switch {
	case s.IsArray():
		return m.addArray(array{})
	case s.IsBV() && s.Width() > 64:
		return m.addBig(new(big.Int))
	}
	return 0
}

// key returns the value of an array index as a key of array.
func (m *Model) key(id ID) uint64 {
	if m.t.Width(id) > 64 {
		return m.wideKey(m.bigs[m.val[id]])
	}
	return m.val[id]
}

// big returns the value of a cached bit-vector of any width. The caller must not change it.
func (m *Model) big(id ID) *big.Int {
	if m.t.Width(id) > 64 {
		return m.bigs[m.val[id]]
	}
	return new(big.Int).SetUint64(m.val[id])
}

// put returns the cache entry for the bit-vector x modulo 2^w.
func (m *Model) put(x *big.Int, w int) uint64 {
	x = new(big.Int).And(x, bigMask(w))
	if w > 64 {
		return m.addBig(x)
	}
	return x.Uint64()
}

func (m *Model) unary(id, a ID) uint64 {
	t := m.t
	w, wa := t.Width(id), t.Width(a)
	op := t.Op(id)
	lo := 0
	if op == OpExtract {
		_, lo = t.ExtractBounds(id)
	}
	if w <= 64 && wa <= 64 {
		x := m.val[a]
		switch op {
		case OpNeg:
			x = -x
		case OpBVNot:
			x = ^x
		case OpExtract:
			x >>= uint(lo)
		case OpSExt:
			x = uint64(sext64(x, wa))
		}
		return x & mask(w)
	}
	x := m.big(a)
	switch op {
	case OpNeg:
		x = new(big.Int).Neg(x)
	case OpBVNot:
		x = new(big.Int).Not(x)
	case OpExtract:
		x = new(big.Int).Rsh(x, uint(lo))
	case OpSExt:
		x = signed(x, wa)
	}
	return m.put(x, w)
}

func (m *Model) binary(id, a, b ID) uint64 {
	t := m.t
	op, wa, wb := t.Op(id), t.Width(a), t.Width(b)
	w := wa
	if op == OpConcat {
		w = wa + wb
	}
	if w <= 64 {
		v, _ := evalBin64(op, m.val[a], m.val[b], wa, wb)
		return v
	}
	v, isBool := evalBinBig(op, m.big(a), m.big(b), wa, wb)
	if isBool {
		return v.Uint64()
	}
	return m.put(v, w)
}
