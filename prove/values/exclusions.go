package values

import (
	"strings"

	"seabmc/prove/csource"
)

// Variable is a variable with the values that it seems to have.
type Variable struct {
	ID, Name string
	Values   []string
}

// is returns the formulas that a variable has one of the values.
func is(name string, values []string) []string {
	var out []string
	for _, x := range values {
		out = append(out, name+" == "+x)
	}
	return out
}

// Or is the formula that a variable has one of the values.
func Or(name string, values []string) string { return strings.Join(is(name, values), " || ") }

// Meet holds the sets of variables, by their ids, that a branch of the program tests and sets together. Values of others hardly depend on each other.
type Meet []map[string]bool

// MeetIn returns the sets of a file.
func MeetIn(f *csource.File) (m Meet) {
	f.Root.Each(func(n *csource.Node) bool {
		if n.Kind == "IfStmt" && len(n.Inner) > 1 {
			set := map[string]bool{}
			named(n.Inner[0], set)
			n.Inner[1].Each(func(x *csource.Node) bool {
				if x.Kind == "BinaryOperator" && x.Opcode == "=" {
					named(x.Inner[0], set)
				}
				return x.Kind != "IfStmt"
			})
			m = append(m, set)
		}
		return true
	})
	return m
}

func named(n *csource.Node, set map[string]bool) {
	n.Each(func(x *csource.Node) bool {
		if v := x.Variable(); v != "" {
			set[v] = true
		}
		return true
	})
}

func (m Meet) together(vars []*Variable) bool {
	for _, set := range m {
		all := true
		for _, v := range vars {
			all = all && set[v.ID]
		}
		if all {
			return true
		}
	}
	return false
}

// Exclusions calls add for formulas which say that values of n variables do not come together: for variables that meet, or for the others. It ends when add
// returns false.
func Exclusions(vars []Variable, n int, meet Meet, others bool, add func(string) bool) {
	chosen := make([]*Variable, 0, n)
	var choose func(from int) bool
	choose = func(from int) bool {
		if len(chosen) == n {
			return meet.together(chosen) == others || exclude(chosen, nil, add)
		}
		for i := from; i < len(vars); i++ {
			chosen = append(chosen, &vars[i])
			if !choose(i + 1) {
				return false
			}
			chosen = chosen[:len(chosen)-1]
		}
		return true
	}
	choose(0)
}

// exclude goes through the values of the variables from the first one on, with the values of those before.
func exclude(vars []*Variable, values []string, add func(string) bool) bool {
	if len(values) == len(vars) {
		return add("!(" + strings.Join(values, " && ") + ")")
	}
	v := vars[len(values)]
	for _, text := range is(v.Name, v.Values) {
		if !exclude(vars, append(values[:len(values):len(values)], text), add) {
			return false
		}
	}
	return true
}
