package yices

import (
	"fmt"
	"math/big"
	"unsafe"

	"seabmc/term"
)

// model reads the values of all variables.
func (s *Session) model(ctx uintptr) (*term.Model, error) {
	l := s.l
	mdl := call(l.f.getModel, ctx, 1)
	if mdl == 0 {
		return nil, l.lastError("model")
	}
	defer call(l.f.freeModel, mdl)
	m := term.NewModel(s.tr.t)
	val := new(int32)
	for _, v := range s.tr.vars {
		y := arg(s.tr.terms[v])
		r := int32(0)
		switch sort := s.tr.t.Sort(v); {
		case sort == term.Bool:
			if r = int32(call(l.f.getBool, mdl, y, uintptr(unsafe.Pointer(val)))); r == 0 {
				m.SetBool(v, *val != 0)
			}
		case sort.IsBV():
			bits := s.tr.bitBuffer(sort.Width())
			if r = int32(call(l.f.getBV, mdl, y, uintptr(unsafe.Pointer(&bits[0])))); r == 0 {
				setBV(m, v, bits)
			}
		default:
			if err := s.array(m, mdl, v); err != nil {
				return nil, err
			}
		}
		if r < 0 {
			return nil, l.lastError("value of " + s.tr.t.Name(v))
		}
	}
	return m, nil
}

func setBV(m *term.Model, v term.ID, bits []int32) {
	if len(bits) > 64 {
		m.SetBV(v, bitsToBig(bits))
		return
	}
	var x uint64
	for i, b := range bits {
		x |= uint64(b) << uint(i)
	}
	m.SetBV64(v, x)
}

// array reads the value of an array variable: a function with a finite number of mappings and a default.
func (s *Session) array(m *term.Model, mdl uintptr, v term.ID) error {
	l := s.l
	fail := func() error { return l.lastError("value of array " + s.tr.t.Name(v)) }
	fn, def, mapping, index, to := new(yval), new(yval), new(yval), new(yval), new(yval)
	if int32(call(l.f.getValue, mdl, arg(s.tr.terms[v]), uintptr(unsafe.Pointer(fn)))) < 0 {
		return fail()
	}
	if fn.tag != yvalFun {
		return fmt.Errorf("yices: value of array %s is not a function (tag %d)", s.tr.t.Name(v), fn.tag)
	}
	vec := new(yvector)
	call(l.f.initVec, uintptr(unsafe.Pointer(vec)))
	defer func() { call(l.f.deleteVec, uintptr(unsafe.Pointer(vec))) }()
	if int32(call(l.f.expandFun, mdl, uintptr(unsafe.Pointer(fn)), uintptr(unsafe.Pointer(def)), uintptr(unsafe.Pointer(vec)))) < 0 {
		return fail()
	}
	value := func(y *yval, w int) (*big.Int, error) {
		if y.tag != yvalBV { // a default value that nothing constrains
			return new(big.Int), nil
		}
		if n := int(int32(call(l.f.bvSize, mdl, uintptr(unsafe.Pointer(y))))); n != w {
			return nil, fmt.Errorf("yices: value of %d bits in array %s", n, s.tr.t.Name(v))
		}
		bits := s.tr.bitBuffer(w)
		if int32(call(l.f.valBV, mdl, uintptr(unsafe.Pointer(y)), uintptr(unsafe.Pointer(&bits[0])))) < 0 {
			return nil, fail()
		}
		return bitsToBig(bits), nil
	}
	d, err := value(def, 8)
	if err != nil {
		return err
	}
	m.SetArray(v, nil, byte(d.Uint64()))
	for _, y := range unsafe.Slice((*yval)(vec.data), vec.size) {
		*mapping = y
		if int32(call(l.f.expandMap, mdl, uintptr(unsafe.Pointer(mapping)), uintptr(unsafe.Pointer(index)), uintptr(unsafe.Pointer(to)))) < 0 {
			return fail()
		}
		i, err := value(index, s.tr.t.Width(v))
		if err != nil {
			return err
		}
		b, err := value(to, 8)
		if err != nil {
			return err
		}
		m.SetArrayByte(v, i, byte(b.Uint64()))
	}
	return nil
}
