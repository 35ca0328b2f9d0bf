package vcgen

import (
	"seabmc/ir"
	"seabmc/memrep"
	"seabmc/term"
)

// maxOptions is how many parts of a value are looked at.
const maxOptions = 512

// Loaded implements ir.Answers.
func (g *Gen) Loaded(r ir.Reg) ir.PointerSources {
	if !g.knowsNow(r) {
		return ir.PointerSources{Stored: true, Numbers: true, Pieces: true}
	}
	return g.sources(g.val(r))
}

// sources tells what a pointer that memory held, and is a choice perhaps, was in memory. One near null is either.
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

// watch notes integers that are bytes of pointers, and ends the evaluation where the program computes with one, or
// reads a pointer where something else is stored (ir.ErrLooks).
func (g *Gen) watch(in *ir.Instr) error {
	switch {
	case !g.opt.Pieces:
	case in.Op == ir.OpLoad && in.Aux == ir.LoadsPlain:
		return g.watchLoad(in)
	case len(g.pieces) == 0:
	case in.Op == ir.OpSelect:
		if g.pieces[in.Args[1]] || g.pieces[in.Args[2]] {
			g.pieces[in.Res] = true
		}
	case ir.Computes(in.Op):
		for _, a := range in.Args {
			if g.pieces[a] {
				return ir.ErrLooks
			}
		}
	}
	return nil
}

func (g *Gen) watchLoad(in *ir.Instr) error {
	v := g.val(in.Res)
	if in.Type.Kind == ir.KindPtr {
		if s := g.sources(v); s.Numbers || s.Pieces {
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

// AddressesIn implements ir.Answers.
func (g *Gen) AddressesIn(r ir.Reg) (found []ir.Reg, all bool) {
	if !g.knowsNow(r) {
		return nil, false
	}
	if len(g.addressVars) == 0 {
		return nil, true
	}
	x := g.val(r)
	seen := map[term.ID]bool{x: true}
	for stack := []term.ID{x}; len(stack) > 0; {
		if len(seen) > maxOptions {
			return found, false
		}
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
	return found, true
}
