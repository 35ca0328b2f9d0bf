package contracts

import (
	"cmp"
	"slices"

	"seabmc/frontend/clauses"
)

// graph says which function uses which.
type graph struct{ byName map[string]*clauses.Function }

func newGraph(all []clauses.Function) *graph {
	g := &graph{byName: map[string]*clauses.Function{}}
	for i := range all {
		g.byName[all[i].Name] = &all[i]
	}
	return g
}

// assumed returns the functions whose contracts stand for calls while the body of f runs. f uses them directly, or through functions without a
// contract or functions in bodies. If f is recursive, f itself is one of them.
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

// candidates returns the functions that f rests on and whose bodies may run instead, the smallest first. It leaves out recursive functions.
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

// reaches reports whether the body of from leads to a use of to.
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
