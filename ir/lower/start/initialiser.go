package start

import (
	"encoding/binary"
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// initGlobal writes the initial value of a variable.
func (l *Start) initGlobal(e *program.Entity) {
	zeroed := l.zeroBytes(e.Unit, e.Global.Init) > 0 || l.padding(e.Unit, e.Global.Elem)
	if zeroed {
		l.Fill(e.Reg, l.B.Const(0, 8), l.B.Addr(uint64(e.Size)))
	}
	l.write(e, e.Global.Init, 0, zeroed)
}

// zeroBytes is how many bytes of an initialiser are zero by themselves.
func (l *Start) zeroBytes(m *program.Unit, c llvm.Constant) int64 {
	switch c := c.(type) {
	case *llvm.Zero, *llvm.Null:
		return m.Layout.SizeOf(c.Type())
	case *llvm.ConstInt:
		if c.X.Sign() == 0 {
			return m.Layout.SizeOf(c.Typ)
		}
	case *llvm.Bytes:
		n := int64(0)
		for _, x := range c.X {
			if x == 0 {
				n++
			}
		}
		if n < 16 {
			return 0
		}
		return n
	case *llvm.Aggregate:
		n := int64(0)
		for _, e := range c.Elems {
			n += l.zeroBytes(m, e)
		}
		return n
	}
	return 0
}

// padding tells whether a type has bytes that none of its scalars covers.
func (l *Start) padding(m *program.Unit, t *llvm.Type) bool {
	switch t.Kind {
	case llvm.Struct:
		var off int64
		for i, f := range t.Fields {
			if m.Layout.StructOf(t).Offsets[i] != off || l.padding(m, f) {
				return true
			}
			off += m.Layout.SizeOf(f)
		}
		return off != m.Layout.StructOf(t).Size
	case llvm.Array:
		return l.padding(m, t.Elem)
	}
	return m.Layout.SizeOf(t) != m.Layout.StoreSize(t)
}

// write stores an initialiser at an offset of a global. Parts that are zero are left out if the object was zeroed before.
func (l *Start) write(e *program.Entity, c llvm.Constant, off int64, zeroed bool) {
	m := e.Unit
	switch c := c.(type) {
	case *llvm.Zero:
		if !zeroed {
			l.Fill(l.At(e.Reg, off), l.B.Const(0, 8), l.B.Addr(uint64(m.Layout.StoreSize(c.Typ))))
		}
		return
	case *llvm.Bytes:
		l.writeBytes(e, c.X, off, zeroed)
		return
	case *llvm.Aggregate:
		if c.Typ.Kind == llvm.Vector {
			break
		}
		for i, x := range c.Elems {
			at := off
			if c.Typ.Kind == llvm.Struct {
				at += m.Layout.StructOf(c.Typ).Offsets[i]
			} else {
				at += int64(i) * m.Layout.SizeOf(c.Typ.Elem)
			}
			l.write(e, x, at, zeroed)
		}
		return
	case *llvm.Undef:
		// Bytes of a static object that its initialiser does not name, in a union or between members, are 0 with all compilers. The constant from which a local
		// variable is copied does not have such bytes.
		if !zeroed && !strings.HasPrefix(e.Name, "__const.") {
			l.Fill(l.At(e.Reg, off), l.B.Const(0, 8), l.B.Addr(uint64(m.Layout.SizeOf(c.Type()))))
		}
		return
	}
	if !zeroed || l.zeroBytes(m, c) == 0 {
		at, rs := l.At(e.Reg, off), l.Eval(m, c)
		for _, p := range rs {
			if _, lost := l.Addresses.Lost(p); lost {
				l.Fail("%s", state.LostInteger(l.B.Prog))
			}
		}
		l.StoreLeaves(at, l.LeavesOf(m, c.Type()), rs)
	}
}

func (l *Start) writeBytes(e *program.Entity, bs []byte, off int64, zeroed bool) {
	for len(bs) > 0 {
		n := 8
		for n > len(bs) {
			n /= 2
		}
		var buf [8]byte
		copy(buf[:], bs[:n])
		if x := binary.LittleEndian.Uint64(buf[:]); x != 0 || !zeroed {
			l.Poke(l.At(e.Reg, off), l.B.Const(x, 8*n))
		}
		bs, off = bs[n:], off+int64(n)
	}
}
