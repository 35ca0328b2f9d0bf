package vcgen

import "seabmc/term"

// Where an allocation fails, most programs give up soon. But as long as each of them may fail, all that is done after the second is done for two states, after the third for
// three, and so on: what the program has built then lies here or there, and has this or that size. If that is hard, the program is checked with allocations that all
// succeed, and then once for each of these as the first that fails.

// ByFailures tells whether at least so many terms of addresses depend on whether one allocation fails.
func (g *Gen) ByFailures(uses int) bool {
	fails := map[term.ID]bool{}
	for _, n := range g.nondets {
		in := g.p.DefOf(n.reg)
		fails[n.v] = fails[n.v] || tellsFailure(g.p, &in)
	}
	v, _ := g.r.Ranges().FewValues(uses, g.addresses(), func(v term.ID) bool { return fails[v] }, true)
	return v != 0
}

// FirstFailures are the splits of a program, or of a case of it, by the first of the allocations in `succeeded` that fails: each splits the case of the one before in which
// no allocation has failed so far. failing are the other cases.
func FirstFailures(fixed, succeeded []Fixed) (splits []Split, failing [][]Fixed) {
	for _, x := range succeeded {
		s := Split{Fixed: fixed, Point: x.Point, Values: []uint64{0, 1}, Max: 1, Stride: 1}
		cases := s.Cases()
		splits, failing, fixed = append(splits, s), append(failing, cases[1]), cases[0]
	}
	return splits, failing
}
