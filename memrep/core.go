package memrep

import (
	"seabmc/memrep/pmap"
	"seabmc/points"
	"seabmc/rewriter"
	"seabmc/term"
)

func newCore(r *rewriter.Rewriter, arm, pieces bool) *core {
	l := r.T.Layout
	c := &core{table: table{r: r, t: r.T, maps: pmap.NewStore(), ptrBytes: l.PtrBits / 8, offBits: l.OffBits(), offMask: points.LowMask(l.OffBits())},
		u: newUnknowns(r), memo: map[query]term.ID{}, sizes: map[uint64]uint64{}, sizeOf: map[uint64]term.ID{},
		exists: map[uint64]term.ID{}, underMemo: map[[2]term.ID]term.ID{}, puns: newPuns(pieces)}
	if arm {
		c.arm = points.NewArms(r)
	}
	c.nodes = append(c.nodes, node{kind: kInit})
	c.entries = append(c.entries, entry{})
	return c
}

func (c *core) finish() []term.ID {
	ties := c.u.ties()
	for _, d := range c.puns.defined {
		ties = append(ties, c.r.Eq(d.Var, d.Is))
	}
	return ties
}

func (c *core) stats() Stats {
	return Stats{RowSkips: c.rowSkips, RowHits: c.rowHits, ArmSkips: c.armSkips,
		StoreMapSimplifications: c.smapSimp, ArrayTerms: c.u.selects, Rules: c.ruleCounts()}
}

// commit adds the counters of a successful attempt.
func (c *core) commit() {
	p := &c.pend
	c.rowSkips += p.skip + p.armSkip + p.rSkip
	c.rowHits += p.hit + p.rHit
	c.armSkips += p.armSkip
	c.smapSimp += p.rHit + p.rMiss + p.rSkip
	c.applied("ROW", p.row)
	c.applied("ROW-HIT", p.hit)
	c.applied("ROW-SKIP", p.skip)
	c.applied("ARM-SKIP", p.armSkip)
	c.applied("MERGE", p.merge)
	c.applied("R-HIT", p.rHit)
	c.applied("R-MISS", p.rMiss)
	c.applied("R-SKIP", p.rSkip)
	c.applied("R-ABORT", p.rAbort)
	c.pend = counts{}
}
