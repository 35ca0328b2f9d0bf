package vcgen

import (
	"slices"
	"strings"

	"seabmc/ir"
	"seabmc/term"
)

// AddressesIn implements ir.Answers.
func (g *Gen) AddressesIn(r ir.Reg) ir.Occurring {
	if !g.knowsNow(r) {
		return ir.Occurring{}
	}
	if len(g.addressVars) == 0 && len(g.seen) == 0 {
		return ir.Occurring{All: true}
	}
	w := addressWalk{g: g, found: ir.Occurring{All: true, Only: true}, seen: map[visit]bool{}}
	w.push(g.val(r), false)
	for len(w.stack) > 0 && w.found.All {
		w.step()
	}
	w.found.Only = w.found.Only && w.found.All
	return w.found
}

// addressWalk looks for unknowns in a value.
type addressWalk struct {
	g     *Gen
	found ir.Occurring
	seen  map[visit]bool
	stack []visit
}

// visit is a term on the way; chooses says that it is reached only through conditions of choices.
type visit struct {
	x       term.ID
	chooses bool
}

func (w *addressWalk) push(x term.ID, chooses bool) {
	if v := (visit{x, chooses}); !w.seen[v] {
		w.seen[v] = true
		w.stack = append(w.stack, v)
	}
}

func (w *addressWalk) step() {
	v := w.stack[len(w.stack)-1]
	w.stack = w.stack[:len(w.stack)-1]
	if len(w.seen) > maxOptions || w.g.isSeen[v.x] { // too many, or any address
		w.found.All = false
		return
	}
	if r := w.g.addressVars[v.x]; r != 0 {
		if !slices.Contains(w.found.Found, r) {
			w.found.Found = append(w.found.Found, r)
		}
		return
	}
	if !v.chooses && w.isOther(v.x) {
		w.found.Only = false
	}
	for i, z := range w.g.t.Args(v.x) {
		w.push(z, v.chooses || i == 0 && w.g.t.Op(v.x) == term.OpIte)
	}
}

// isOther reports whether x is an unknown, or one of two numbers: an unknown bit. (What has @ in its name is no unknown of the program: it stands for
// bytes of pointers.)
func (w *addressWalk) isOther(x term.ID) bool {
	switch t := w.g.t; t.Op(x) {
	case term.OpVar:
		return !strings.Contains(t.Name(x), "@")
	case term.OpIte:
		args := t.Args(x)
		return t.Op(args[1]) == term.OpConst && t.Op(args[2]) == term.OpConst
	}
	return false
}
