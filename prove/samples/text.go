package samples

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"seabmc/prove/modular"
)

// Limits of the equations that are proposed.
const (
	mostEquations = 30
	mostTerms     = 9
)

// Products reports whether products of variables are among the equations.
func (t *Table) Products() bool {
	t.Equations()
	return t.products
}

// Equations returns equations that hold in all rows, as text: first those of low degree.
func (t *Table) Equations() (out []string) {
	if t.solved == len(t.rows) {
		return t.equations
	}
	t.solved = len(t.rows)
	defer func() { t.equations = out }()
	columns, rows := t.usable()
	order := ordered(t.Vars, columns)
	d := solve(permuted(rows, order), len(order), cmp.Or(t.Degree, mostDegree))
	for _, e := range d.equations {
		if text := t.text(d, e, columns, order); text != "" && len(out) < mostEquations {
			out = append(out, text)
			t.products = t.products || d.products(e)
		}
	}
	return out
}

// ordered returns the places of the columns in the order in which equations keep them: those that do not change come first.
func ordered(vars []Variable, columns []int) []int {
	order := make([]int, len(columns))
	for i := range order {
		order[i] = i
	}
	rank := func(i int) int {
		if vars[columns[i]].Fixed {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(rank(a), rank(b)) })
	return order
}

func permuted(rows [][]int64, order []int) [][]int64 {
	out := make([][]int64, len(rows))
	for i, r := range rows {
		for _, k := range order {
			out[i] = append(out[i], r[k])
		}
	}
	return out
}

// products reports whether an equation is not linear and names several columns. One of a single column says that it has few values.
func (d *ideal) products(e sum) bool {
	degree, named := 0, map[int]bool{}
	for n, c := range e {
		if c != 0 {
			degree = max(degree, len(d.monomials[n]))
			for _, x := range d.monomials[n] {
				named[x] = true
			}
		}
	}
	return degree > 1 && len(named) > 1
}

// term is a monomial with its coefficient.
type term struct {
	factor int64
	of     monomial
}

// terms returns the terms of an equation without fractions; nil: it is none to propose.
func (d *ideal) terms(e sum) (list []term) {
	common := int64(1)
	for _, n := range slices.Sorted(maps.Keys(e)) {
		if e[n] == 0 {
			continue
		}
		above, below, ok := fraction(e[n])
		if !ok || len(list) == mostTerms {
			return nil
		}
		if g := gcd(common, below); common*(below/g) <= largestPart {
			by := below / g
			for i := range list {
				list[i].factor *= by
			}
			common *= by
			list = append(list, term{above * (common / below), d.monomials[n]})
			continue
		}
		return nil
	}
	return list
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// text writes an equation modulo 2^w, where w is the width of its widest variable. Terms with a minus sign stand on the right.
func (t *Table) text(d *ideal, e sum, columns, order []int) string {
	list := d.terms(e)
	if len(list) == 0 {
		return ""
	}
	bits := 0
	for _, x := range list {
		for _, k := range x.of {
			bits = max(bits, t.Vars[columns[order[k]]].Bits)
		}
	}
	var sides [2][]string
	for _, x := range list {
		side, factor := 0, x.factor
		if factor < 0 {
			side, factor = 1, -factor
		}
		var parts []string
		if factor != 1 || len(x.of) == 0 {
			parts = append(parts, modular.Number(bits, factor))
		}
		for _, k := range x.of {
			parts = append(parts, modular.Mod(bits, t.Vars[columns[order[k]]].Text))
		}
		sides[side] = append(sides[side], strings.Join(parts, " * "))
	}
	for i := range sides {
		if len(sides[i]) == 0 {
			sides[i] = []string{modular.Number(bits, 0)}
		}
	}
	return modular.Same(bits, strings.Join(sides[0], " + "), strings.Join(sides[1], " + "))
}
