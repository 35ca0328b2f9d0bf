package guarded

import (
	"fmt"
	"slices"

	"seabmc/ir"
)

// A fact about a matrix, forall i. forall j. P(m[i][j]), states a fact about the row i for each i that it is built for. What is known about one row is of use only
// to reads of that row: a read of another one has the outer fact built for its own i. Without this, each row would be asked about each read of any row, and with
// three quantifiers there would be as many instances as reads to the third power. Leaving out a fact is never wrong.

// instance is a fact that is built for one value, because of a read.
type instance struct {
	of   *fact
	read factRead
	key  valueKey
	up   *instance // in which the fact was stated
}

// place is a read of a formula, and the address of a read of the program.
type place struct {
	read int
	at   ir.Reg
}

// otherRow tells whether a fact that an instance states is about another row than the one at p. Only a read whose variable chooses a row tells that.
func (l *Quantifiers) otherRow(in *instance, p ir.Reg, bases []uint64, known bool) bool {
	if !in.read.row {
		return false
	}
	tells := false
	for i, r := range in.of.reads {
		if !r.row || known && !l.mayShare(r.p, bases) {
			continue
		}
		key, ok := l.rowAt(in.of, i, p)
		if ok && key == in.key {
			return false
		}
		tells = tells || ok
	}
	return tells
}

// rowAt is the row that a read of a fact has at p.
func (l *Quantifiers) rowAt(f *fact, read int, p ir.Reg) (key valueKey, ok bool) {
	at := place{read, l.placeOf(p)}
	if key, ok = f.rows[at]; ok {
		return key, true
	}
	if _, key, ok = l.valueReadAt(f.reads[read], p); ok {
		f.rows[at] = key
	}
	return key, ok
}

// placeOf is the first register with the address of p that was met: one made of the same multiples of the same registers.
func (l *Quantifiers) placeOf(p ir.Reg) ir.Reg {
	if first, ok := l.places[p]; ok {
		return first
	}
	s := l.addressSum(p)
	root := fmt.Sprint(s.root)
	if object, off, ok := l.B.Oracle.ConstPtr(s.root); ok {
		root, s.num = fmt.Sprint("object ", object), s.num+off
	}
	var terms []string
	for _, st := range s.steps {
		of, factor, num := l.linear(st.idx)
		s.num += num * st.scale
		terms = append(terms, fmt.Sprint(of, factor*st.scale, l.B.Prog.DefOf(st.idx).Op == ir.OpSExt))
	}
	slices.Sort(terms)
	sum := fmt.Sprint(root, s.num, terms)
	first, ok := l.bySum[sum]
	if !ok {
		first = p
		l.bySum[sum] = p
	}
	l.places[p] = first
	return first
}
