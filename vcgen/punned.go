package vcgen

import (
	"seabmc/ir"
	"seabmc/memrep"
	"seabmc/term"
)

// maxPunned is how many parts of a value are looked at.
const maxPunned = 512

// Punned implements ir.Puns.
func (g *Gen) Punned(r ir.Reg) (some, all bool) {
	if !g.knowsNow(r) {
		return false, false
	}
	return g.punned(g.val(r))
}

// punned tells whether some, and whether all, of the values that x chooses between are integers that memory
// made of pointers, or pointers that it made of addresses. Zero is either.
func (g *Gen) punned(x term.ID) (some, all bool) {
	puns, ok := g.rep.(memrep.Punner)
	if !ok {
		return false, false
	}
	all = true
	seen := map[term.ID]bool{x: true}
	for stack := []term.ID{x}; len(stack) > 0 && len(seen) < maxPunned; {
		y := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if g.t.Op(y) == term.OpIte {
			for _, z := range g.t.Args(y)[1:] {
				if !seen[z] {
					seen[z] = true
					stack = append(stack, z)
				}
			}
			continue
		}
		switch {
		case g.isZero(y):
		case g.t.Op(y) == term.OpPtrToInt || puns.OfPointer(y) || g.t.Op(y) == term.OpIntToPtr && g.ofAddress(g.t.Arg(y, 0)):
			some = true
		default:
			all = false
		}
	}
	return some, some && all
}

func (g *Gen) isZero(x term.ID) bool {
	if base, off, ok := g.t.ConstPtr(x); ok && g.t.Sort(x) == term.Ptr {
		return base == 0 && off == 0
	}
	v, ok := g.t.Uint64(x)
	return ok && v == 0
}

// ofAddress tells whether an object's address occurs in x.
func (g *Gen) ofAddress(x term.ID) bool { return len(g.addressesIn(x)) > 0 }

// AddressesIn implements ir.Puns.
func (g *Gen) AddressesIn(r ir.Reg) []ir.Reg {
	if !g.knowsNow(r) {
		return nil
	}
	return g.addressesIn(g.val(r))
}

func (g *Gen) addressesIn(x term.ID) (found []ir.Reg) {
	if len(g.addressVars) == 0 {
		return nil
	}
	seen := map[term.ID]bool{x: true}
	for stack := []term.ID{x}; len(stack) > 0 && len(seen) < maxPunned; {
		y := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if r := g.addressVars[y]; r != 0 {
			found = append(found, r)
		}
		for _, z := range g.t.Args(y) {
			if !seen[z] {
				seen[z] = true
				stack = append(stack, z)
			}
		}
	}
	return found
}
