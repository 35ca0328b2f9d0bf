package prove

import (
	"strings"

	"seabmc/prove/csource"
)

// Recursive functions with pointers as parameters. If the question is whether the program ends, nothing has to be required of the pointers: an execution
// that uses a pointer to nowhere ends there. So the contract is proved for pointers to anywhere.

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
