package vcgen

import (
	"slices"

	"seabmc/claim"
	"seabmc/term"
)

// claim tells the auditor, if there is one, that x equals y wherever the path, all assumptions and the other given conditions hold.
func (g *paths) claim(by string, path, x, y term.ID, more ...term.ID) {
	a := g.r.Auditor()
	if a == nil || x == y {
		return
	}
	c := &claim.Claim{By: by, X: x, Y: y, Assumed: g.assumed}
	if len(more) > 0 {
		c.Assumed = slices.Concat(g.assumed, more)
	}
	if path != term.True && path != 0 {
		c.Given = []term.ID{path}
	}
	a.Claim(c)
}

// claimOn is claim on the path c; nil means on every path.
func (g *paths) claimOn(by string, c *pathContext, x, y term.ID) {
	if g.r.Auditor() == nil {
		return
	}
	path := term.True
	if c != nil {
		path = c.cond
	}
	g.claim(by, path, x, y)
}
