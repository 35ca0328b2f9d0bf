package rewriter

import "seabmc/term"

var iteOps = []term.Op{term.OpIte}

var iteRules = []Rule{}

// ite reads an if-then-else.
func (r *Rewriter) ite(id term.ID) (c, x, y term.ID, ok bool) {
	if r.T.Op(id) != term.OpIte {
		return 0, 0, 0, false
	}
	a := r.T.Args(id)
	return a[0], a[1], a[2], true
}

// ite3 is ite for an id known to be one.
func (r *Rewriter) ite3(id term.ID) (c, x, y term.ID) {
	a := r.T.Args(id)
	return a[0], a[1], a[2]
}
