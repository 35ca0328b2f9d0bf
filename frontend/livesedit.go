package frontend

import (
	"seabmc/frontend/ctext"
)

// livesEditor collects changes of a file that make more lives visible in clang's code (lives.go).
type livesEditor struct {
	*untold
	text  string
	bare  string // without line markers, of the same length
	lines []int
	nodes []syntaxNode
	made  int // names

	refused map[int]bool // lines where clang did not accept a structure with a name

	outer, inner wraps // full expressions, structures in them
	changed      []change
	labelled     map[int]bool // declarations
}

// wraps are pairs of texts to put around parts of the file, outer parts first.
type wraps struct{ before, behind map[int]string }

func (e *livesEditor) wrap(w wraps, from, to int, before, behind string) {
	w.before[from] += before
	w.behind[to] = behind + w.behind[to]
}

// changes are all collected changes. At one place, those that end a part come first.
func (e *livesEditor) changes() []change {
	all := e.changed
	for _, part := range []map[int]string{e.inner.behind, e.outer.behind, e.outer.before, e.inner.before} {
		for at, s := range part {
			all = append(all, change{at, at, s})
		}
	}
	return all
}

// span is where the text of a node begins and ends.
func (e *livesEditor) span(i int) (from, to int) {
	if i < 0 {
		return -1, -1
	}
	return e.offset(e.nodes[i].first), e.endOf(e.nodes[i].last)
}

func (e *livesEditor) offset(p place) int {
	if p.line < 1 || p.line > len(e.lines) || p.col < 1 || e.lines[p.line-1]+p.col-1 > len(e.bare) {
		return -1
	}
	return e.lines[p.line-1] + p.col - 1
}

// endOf is the offset behind the token at a place.
func (e *livesEditor) endOf(p place) int {
	at := e.offset(p)
	if at < 0 {
		return -1
	}
	_, n := ctext.FirstToken(e.bare[at:], false)
	return at + n
}
