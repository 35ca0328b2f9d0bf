package contracts

import (
	"cmp"
	"slices"

	"seabmc/frontend/clauses"
)

// graph is which function uses which.
type graph struct{ byName map[string]*clauses.Function }

func newGraph(all []clauses.Function) *graph {
	g := &graph{byName: map[string]*clauses.Function{}}
	for i := range all {
		g.byName[all[i].Name] = &all[i]
	}
	return g
}

// assumed are the functions whose contracts stand for calls while the body of f runs: those it uses, directly or by way of functions without a contract or
// of those among bodies. It is f itself, too, if it is recursive.
func (g *graph) assumed(f string, bodies []string) []string {
	found, seen := map[string]bool{}, map[string]bool{}
	for work := slices.Clone(g.byName[f].Uses); len(work) > 0; {
		used := g.byName[work[len(work)-1]]
		work = work[:len(work)-1]
		switch {
		case used == nil || seen[used.Name]:
			continue
		case used.Contract && !slices.Contains(bodies, used.Name):
			found[used.Name] = true
		default:
			work = append(work, used.Uses...)
		}
		seen[used.Name] = true
	}
	var out []string
	for name := range found {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// candidates are those among the functions that f rests on whose bodies may run instead, the smallest first. A recursive one is none.
func (g *graph) candidates(assumed []string, f string) []string {
	var out []string
	for _, name := range assumed {
		if name != f && g.byName[name].Body && !g.reaches(name, name) {
			out = append(out, name)
		}
	}
	slices.SortStableFunc(out, func(a, b string) int { return cmp.Compare(g.byName[a].Size, g.byName[b].Size) })
	return out
}

// reaches tells whether the body of from leads to a use of to.
func (g *graph) reaches(from, to string) bool {
	seen := map[string]bool{}
	for work := []string{from}; len(work) > 0; {
		f := g.byName[work[len(work)-1]]
		work = work[:len(work)-1]
		if f == nil || seen[f.Name] {
			continue
		}
		seen[f.Name] = true
		if slices.Contains(f.Uses, to) {
			return true
		}
		work = append(work, f.Uses...)
	}
	return false
}
