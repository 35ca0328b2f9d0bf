package prove

import (
	"fmt"
	"strings"

	"seabmc/prove/csource"
)

// Recursive functions with pointers as parameters. If the question is whether the program ends, nothing has to be required of the pointers: an execution
// that uses a pointer to nowhere ends there. So the contract is proved for pointers to anywhere. The same holds where accesses to memory are not checked. Where they are, the
// pointers must lead to as many elements as the function reads. A function that writes through pointers gets no contract then.

// readable proposes that pointers lead to as many elements as another parameter says, or to one more.
func (l *loop) readable() (out []candidate) {
	for _, p := range l.vars {
		for _, n := range l.vars {
			if !p.pointer || !n.isInteger() || n.cell || n.bits <= 8 {
				continue
			}
			for _, count := range []string{n.name, n.name + " + 1"} {
				out = append(out, candidate{fmt.Sprintf("(__int128)%s <= 0 || __CPROVER_r_ok(%s, ((unsigned long)%s) * sizeof(*%s))", count, p.name, count, p.name), "readable"})
			}
		}
	}
	return out
}

// withTarget returns a parameter, and what it leads to if that is an integer.
func (v *variable) withTarget() []*variable {
	to := strings.TrimSpace(strings.TrimSuffix(v.typ, "*"))
	if !v.pointer || strings.HasSuffix(to, "*") {
		return []*variable{v}
	}
	target := newVariable(&csource.Node{ID: "*" + v.id, Name: "(*" + v.name + ")", Type: csource.CType{Written: to}})
	if target == nil || !target.isInteger() {
		return []*variable{v}
	}
	target.cell = true
	return []*variable{v, target}
}

// written returns the objects that a function may write through its parameters.
func (g graph) written(name string, params []*variable) (list []string) {
	writes := g.WritesMemory(name)
	for _, v := range params {
		if writes && v.pointer {
			list = append(list, "__CPROVER_object_whole("+v.name+")")
		}
	}
	return list
}
