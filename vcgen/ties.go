package vcgen

import "seabmc/term"

// maxSeenTies limits the number of facts about pairs of pointers. Without a fact, more values are allowed than there are, which is safe.
const maxSeenTies = 4096

// ties are facts about the variables that were made for memory and for bytes of pointers.
func (g *Gen) ties() []term.ID {
	all := g.rep.Finish()
	if len(g.seen) == 0 {
		return all
	}
	for ; g.tiedSeen < len(g.seen); g.tiedSeen++ {
		g.tieSeen(g.seen[g.tiedSeen], g.seen[:g.tiedSeen])
	}
	return append(all[:len(all):len(all)], g.seenTies...)
}

// tieSeen states that equal pointers have the same bytes, and that the bytes of null, and of a pointer made of a small integer, are those of the integer.
func (g *Gen) tieSeen(s seenPointer, earlier []seenPointer) {
	tie := func(where, x, y term.ID) {
		if where != term.False && len(g.seenTies) < maxSeenTies {
			g.seenTies = append(g.seenTies, g.r.Or(g.r.Not(where), g.r.Eq(x, y)))
		}
	}
	base := g.r.PtrBase(s.pointer)
	tie(g.r.Eq(base, g.t.Const(0, g.p.ObjBits)), s.as, g.r.PtrToInt(s.pointer))
	for _, e := range earlier {
		tie(g.equalPtr(s.pointer, e.pointer), s.as, e.as)
	}
}
