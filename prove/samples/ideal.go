package samples

import (
	"encoding/binary"
	"slices"
)

// Limits of the search for equations.
const (
	mostRows      = 320
	mostMonomials = 130
	mostDegree    = 3
	spareRows     = 6 // that an equation must hold for beyond those that determine it
)

// monomial is a product of columns, in falling order.
type monomial []int

// divides reports whether a monomial is a factor of another.
func (m monomial) divides(n monomial) bool {
	i := 0
	for _, x := range n {
		if i < len(m) && m[i] == x {
			i++
		}
	}
	return i == len(m)
}

// sum is a sum of monomials, by their numbers, with coefficients modulo the prime.
type sum map[int]uint64

// ideal searches for the equations that all rows satisfy.
type ideal struct {
	rows      [][]int64
	monomials []monomial
	leading   []monomial // of the equations so far
	reduced   [][]uint64 // values of independent sums in all rows, each with a 1 where those after it have a 0
	pivots    []int
	sums      []sum
	equations []sum
}

// solve takes the monomials in the order of their degrees. One whose values in all rows are those of a sum of earlier ones makes an equation, and its
// multiples need not be looked at.
func solve(rows [][]int64, columns, most int) *ideal {
	d := &ideal{rows: rows[:min(len(rows), mostRows)]}
	layer := []monomial{nil}
	for degree := 0; degree <= most; degree++ {
		if len(d.sums)+len(layer) > mostMonomials {
			break
		}
		for _, m := range layer {
			if slices.ContainsFunc(d.leading, func(l monomial) bool { return l.divides(m) }) {
				continue
			}
			if len(d.sums)+spareRows > len(d.rows) {
				return d
			}
			d.take(m)
		}
		layer = next(layer, columns)
	}
	return d
}

// next returns the monomials of the next degree. Those with only early columns come first.
func next(layer []monomial, columns int) (out []monomial) {
	for x := range columns {
		for _, m := range layer {
			if len(m) == 0 || m[0] <= x {
				out = append(out, slices.Concat(monomial{x}, m))
			}
		}
	}
	slices.SortStableFunc(out, func(a, b monomial) int { return slices.Compare(a, b) })
	return out
}

// take finds out whether a monomial depends on those before it.
func (d *ideal) take(m monomial) {
	number := len(d.monomials)
	d.monomials = append(d.monomials, m)
	values := make([]uint64, len(d.rows))
	for i, r := range d.rows {
		values[i] = 1
		for _, x := range m {
			values[i] = mul(values[i], residue(r[x]))
		}
	}
	s := sum{number: 1}
	for k, p := range d.pivots {
		if f := values[p]; f != 0 {
			for i := range values {
				values[i] = sub(values[i], mul(f, d.reduced[k][i]))
			}
			for n, c := range d.sums[k] {
				s[n] = sub(s[n], mul(f, c))
			}
		}
	}
	pivot := slices.IndexFunc(values, func(x uint64) bool { return x != 0 })
	if pivot < 0 {
		d.leading = append(d.leading, m)
		d.equations = append(d.equations, s)
		return
	}
	f := inverse(values[pivot])
	for i := range values {
		values[i] = mul(values[i], f)
	}
	for n, c := range s {
		s[n] = mul(c, f)
	}
	d.reduced, d.pivots, d.sums = append(d.reduced, values), append(d.pivots, pivot), append(d.sums, s)
}

func keyOf(row []int64) string {
	var b []byte
	for _, x := range row {
		b = binary.AppendVarint(b, x)
	}
	return string(b)
}
