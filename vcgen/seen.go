package vcgen

import (
	"seabmc/ir"
	"seabmc/memrep"
	"seabmc/term"
)

// What a program computes with bytes of pointers depends on the addresses of objects. Most such programs do not look at addresses otherwise; they compare a
// copy of some memory with what is there now, for example. So at first these bytes are any numbers, the same ones for the same pointer. This may allow more
// executions than there are, but no fewer, so a proof is a proof. A failure that depends on such numbers may not be one; then the program is lowered
// again, with addresses (bmc/bytes.go).

// seenPointer is a pointer, and the variable that stands for its bytes.
type seenPointer struct{ pointer, as term.ID }

// Seen are the variables that stand for bytes of pointers and may be any numbers.
func (g *Gen) Seen() []term.ID {
	var vars []term.ID
	for _, s := range g.seen {
		vars = append(vars, s.as)
	}
	return vars
}

// passesOn tells whether an operation only passes on its k-th argument, an integer.
func passesOn(op ir.Op, k int) bool {
	switch op {
	case ir.OpSelect:
		return k > 0
	case ir.OpStore, ir.OpMemSet:
		return k == 2
	}
	return false
}

// asSeen is the integer x with variables in place of those bytes that are bytes of pointers.
func (g *Gen) asSeen(x term.ID) (term.ID, bool) {
	puns, ok := g.rep.(memrep.Punner)
	if !ok || !g.opt.Guess {
		return 0, false
	}
	return puns.Replaced(x, g.seenOf)
}

func (g *Gen) seenOf(pointer term.ID) term.ID {
	v := g.seenAs[pointer]
	if v == 0 { // no unknown of the program has @ in its name, see plain
		v = g.t.Numbered("seen@", uint32(len(g.seen)), term.BV(g.p.PtrBits))
		if g.seenAs == nil {
			g.seenAs, g.isSeen = map[term.ID]term.ID{}, map[term.ID]bool{}
		}
		g.seenAs[pointer], g.isSeen[v] = v, true
		g.seen = append(g.seen, seenPointer{pointer, v})
	}
	return v
}

// hasSeen tells whether x may depend on bytes of pointers.
func (g *Gen) hasSeen(x term.ID) bool {
	if len(g.seen) == 0 {
		return false
	}
	visited := map[term.ID]bool{x: true}
	for stack := []term.ID{x}; len(stack) > 0; {
		y := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if g.isSeen[y] || len(visited) > maxOptions {
			return true
		}
		for _, z := range g.t.Args(y) {
			if !visited[z] {
				visited[z] = true
				stack = append(stack, z)
			}
		}
	}
	return false
}
