package memrep

import (
	"fmt"
	"slices"

	"seabmc/points"
	"seabmc/rewriter"
	"seabmc/term"
)

// unknowns owns the variables for bytes that nobody wrote: those of the memory before the program (symbol 0) and of each havoc (symbols 1, 2, ...).
// A read at a constant address makes variables for the bytes that have none yet, as wide as possible. A read at a symbolic address selects from an
// array variable, and ties relates it to the other variables.
type unknowns struct {
	r    *rewriter.Rewriter
	t    *term.Table
	syms []symbol
	cell map[byteKey]cell
	list []Unknown
	vars map[term.ID]bool // those of list

	selects int
}

type byteKey struct {
	sym       uint32
	base, off uint64
}

// cell says which byte of which variable stands for a byte.
type cell struct {
	v    term.ID
	skip int32
}

type symbol struct {
	arr     term.ID         // the array variable, 0 if never needed
	all     bool            // selected at a symbolic base
	reached map[uint64]bool // bases selected at a symbolic offset
}

func newUnknowns(r *rewriter.Rewriter) *unknowns {
	return &unknowns{r: r, t: r.T, syms: make([]symbol, 1), cell: map[byteKey]cell{}, vars: map[term.ID]bool{}}
}

// fresh makes a symbol.
func (u *unknowns) fresh() uint32 {
	u.syms = append(u.syms, symbol{})
	return uint32(len(u.syms) - 1)
}

// at reads n bytes of sym at a constant address.
func (u *unknowns) at(sym uint32, base, off uint64, n int) term.ID {
	mask := points.LowMask(u.t.Layout.OffBits())
	var parts []term.ID // low to high
	for k := 0; k < n; {
		key := byteKey{sym, base, (off + uint64(k)) & mask}
		c, ok := u.cell[key]
		if !ok {
			k0 := k
			for k < n && !ok && (k == k0 || key.off != 0) {
				k++
				key.off = (off + uint64(k)) & mask
				_, ok = u.cell[key]
			}
			parts = append(parts, u.fill(sym, base, (off+uint64(k0))&mask, k-k0))
			continue
		}
		m := 1
		for k+m < n {
			d, ok := u.cell[byteKey{sym, base, (off + uint64(k+m)) & mask}]
			if !ok || d.v != c.v || d.skip != c.skip+int32(m) {
				break
			}
			m++
		}
		parts = append(parts, u.r.Extract(c.v, 8*(int(c.skip)+m)-1, 8*int(c.skip)))
		k += m
	}
	return concatParts(u.r, parts)
}

// fill makes the variable for n bytes that have none yet.
func (u *unknowns) fill(sym uint32, base, off uint64, n int) term.ID {
	v := u.t.Var(fmt.Sprintf("mem%d!%d!%d!%d", sym, base, off, n), term.BV(8*n))
	for k := range n {
		u.cell[byteKey{sym, base, off + uint64(k)}] = cell{v: v, skip: int32(k)}
	}
	u.list, u.vars[v] = append(u.list, Unknown{v, sym, base, off, n}), true
	return v
}

// array returns the array variable of sym.
func (u *unknowns) array(sym uint32) term.ID {
	s := &u.syms[sym]
	if s.arr == 0 {
		s.arr = u.t.Var(fmt.Sprintf("mem%d", sym), term.Array(u.t.Layout.PtrBits))
		s.reached = map[uint64]bool{}
		u.list = append(u.list, Unknown{Var: s.arr, Sym: sym})
	}
	return s.arr
}

// read reads n bytes of sym at pointer p.
func (u *unknowns) read(sym uint32, p term.ID, n int) term.ID {
	base, off := u.r.PtrBase(p), u.r.PtrOff(p)
	b, bok := u.t.Uint64(base)
	if o, ok := u.t.Uint64(off); ok && bok {
		return u.at(sym, b, o, n)
	}
	arr := u.array(sym)
	if bok {
		u.syms[sym].reached[b] = true
	} else {
		u.syms[sym].all = true
	}
	parts := make([]term.ID, n)
	for k := range parts {
		u.selects++
		parts[k] = u.t.Select(arr, u.r.Concat(base, plus(u.r, off, uint64(k))))
	}
	return concatParts(u.r, parts)
}

// ties returns the equations between the variables at constant addresses and the arrays from which the same bytes may be selected.
func (u *unknowns) ties() []term.ID {
	var out []term.ID
	for _, x := range u.list {
		s := &u.syms[x.Sym]
		if x.NBytes == 0 || s.arr == 0 || !s.all && !s.reached[x.Base] {
			continue
		}
		for k := range x.NBytes {
			i := u.t.Bin(term.OpConcat, u.t.Const(x.Base, u.t.Layout.ObjBits), u.t.Const(x.Off+uint64(k), u.t.Layout.OffBits()))
			out = append(out, u.r.Eq(u.r.Extract(x.Var, 8*k+7, 8*k), u.t.Select(s.arr, i)))
		}
	}
	return out
}

// byteOf implements InitByte.
func (u *unknowns) byteOf(mod *term.Model, sym uint32, base, off uint64) (byte, error) {
	if int(sym) >= len(u.syms) {
		return 0, fmt.Errorf("memrep: no symbol %d", sym)
	}
	off &= points.LowMask(u.t.Layout.OffBits())
	if c, ok := u.cell[byteKey{sym, base, off}]; ok {
		v, err := mod.EvalUint64(u.t.Extract(c.v, 8*int(c.skip)+7, 8*int(c.skip)))
		return byte(v), err
	}
	if arr := u.syms[sym].arr; arr != 0 {
		return mod.ArrayByte(arr, base<<uint(u.t.Layout.OffBits())|off)
	}
	return 0, nil
}

func (u *unknowns) unknowns() []Unknown { return slices.Clone(u.list) }

// plus returns a + k.
func plus(r *rewriter.Rewriter, a term.ID, k uint64) term.ID {
	if k == 0 {
		return a
	}
	return r.Bin(term.OpAdd, a, r.T.Const(k, r.T.Width(a)))
}

// concatParts concatenates parts. The first is the lowest.
func concatParts(r *rewriter.Rewriter, parts []term.ID) term.ID {
	v := parts[0]
	for _, p := range parts[1:] {
		v = r.Concat(p, v)
	}
	return v
}
