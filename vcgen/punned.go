package vcgen

import (
	"seabmc/ir"
	"seabmc/memrep"
	"seabmc/term"
)

// maxOptions is how many parts of a value are looked at.
const maxOptions = 8192

// sources tells whether a pointer that memory held was stored there as a pointer or as an integer; the pointer may be a choice. One near null may be either.
func (g *Gen) sources(x term.ID) (s ir.PointerSources) {
	puns, ok := g.rep.(memrep.Punner)
	if !ok || !g.opt.Pieces {
		return ir.PointerSources{Stored: true}
	}
	seen := map[term.ID]bool{x: true}
	for stack := []term.ID{x}; len(stack) > 0; {
		if len(seen) > maxOptions {
			s.Pieces = true
			return s
		}
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
		g.source(&s, puns, y)
	}
	return s
}

// source is sources for one option.
func (g *Gen) source(s *ir.PointerSources, puns memrep.Punner, y term.ID) {
	if base, _, ok := g.t.ConstPtr(y); ok && base == 0 {
		return
	}
	if g.t.Op(y) != term.OpIntToPtr {
		s.Stored = true
		return
	}
	switch x := g.t.Arg(y, 0); {
	case puns.HasPieces(x):
		s.Pieces = true
	case g.aimed[x] || puns.Unwritten(x):
		s.Stored = true
	default:
		s.Numbers = true
	}
}

// watch ends the evaluation (ir.ErrLooks) if the program reads a pointer where something else was stored, and notes integers that are bytes of pointers.
func (g *Gen) watch(in *ir.Instr) error {
	switch {
	case !g.opt.Pieces:
	case in.Op == ir.OpLoad && in.Aux == ir.LoadsPlain:
		return g.watchLoad(in)
	case in.Op == ir.OpSelect && (g.pieces[in.Args[1]] || g.pieces[in.Args[2]]):
		g.pieces[in.Res] = true
	}
	return nil
}

func (g *Gen) watchLoad(in *ir.Instr) error {
	v := g.val(in.Res)
	if in.Type.Kind == ir.KindPtr {
		if s := g.sources(v); (s.Numbers || s.Pieces) && !g.isWhole(in.Args[1], v) {
			return ir.ErrLooks
		}
		return nil
	}
	if puns, ok := g.rep.(memrep.Punner); ok && puns.HasPieces(v) {
		if g.pieces == nil {
			g.pieces = map[ir.Reg]bool{}
		}
		g.pieces[in.Res] = true
	}
	return nil
}

// maxNotWhole is a number of pointers that turned out to be put together of parts. After these, no more are asked about.
const maxNotWhole = 16

// isWhole tells whether the pointer v, which was loaded through p, was stored as a whole wherever the load is executed. Its bytes may also have been copied
// in parts of unknown length.
func (g *Gen) isWhole(p ir.Reg, v term.ID) bool {
	puns, ok := g.rep.(memrep.Punner)
	if !ok || g.notWhole >= maxNotWhole {
		return false
	}
	asked := g.local.spent + g.feas.spent
	defer func() { g.spent -= g.local.spent + g.feas.spent - asked }() // Eval counts its own time
	broken := g.broken(puns, v)
	if broken != term.False {
		broken = g.r.And(g.pathOf(p), broken)
	}
	switch {
	case broken == term.True: // then the program needs no question
	case broken == term.False, g.inTurns(broken) == ir.No:
		return true
	}
	g.notWhole++
	return false
}

// broken is the condition that a pointer in memory was not stored as a whole.
func (g *Gen) broken(puns memrep.Punner, v term.ID) term.ID {
	done := map[term.ID]term.ID{}
	for stack := []term.ID{v}; len(stack) > 0; {
		y := stack[len(stack)-1]
		switch {
		case done[y] != 0:
			stack = stack[:len(stack)-1]
		case len(done) > maxOptions:
			return term.True
		case g.t.Op(y) != term.OpIte:
			done[y] = g.brokenOption(puns, y)
		default:
			a, b := g.t.Arg(y, 1), g.t.Arg(y, 2)
			if done[a] != 0 && done[b] != 0 {
				done[y] = g.r.Ite(g.t.Arg(y, 0), done[a], done[b])
				continue
			}
			stack = append(stack, a, b)
		}
	}
	return done[v]
}

func (g *Gen) brokenOption(puns memrep.Punner, y term.ID) term.ID {
	var s ir.PointerSources
	switch g.source(&s, puns, y); {
	case s.Pieces:
		return g.r.Not(puns.Whole(g.t.Arg(y, 0)))
	case s.Numbers:
		return term.True
	}
	return term.False
}

// pathOf is the condition under which the value loaded through p is used.
func (g *Gen) pathOf(p ir.Reg) term.ID {
	switch {
	case g.opt.Checked && g.path.of == p:
		return g.path.given
	case g.hereTerm != 0:
		return g.hereTerm
	}
	return term.True
}
