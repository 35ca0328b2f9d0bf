package lower

import (
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// Lifetime markers make and end local variables at block scope. They are
// honoured for a variable whose every use stands behind its one start marker:
// in optimised code an address may have been computed outside of the variable's
// life, and there the variable lives as long as its function.

// place is a position in a function.
type place struct {
	block int32
	index int // of the instruction, or behind all of them
}

// scopes finds the markers of each variable and the uses of its address.
type scopes struct {
	c      *compiler
	starts map[*llir.InstAlloca][]place
	uses   map[*llir.InstAlloca][]place
	idom   []int32
	order  []int32 // position in reverse post order, by block; -1 unreachable
}

// marker tells what variable a call to a lifetime intrinsic is about.
func marker(in llir.Instruction) (x *llir.InstAlloca, start bool) {
	call, ok := in.(*llir.InstCall)
	if !ok || len(call.Args) == 0 {
		return nil, false
	}
	fn, ok := call.Callee.(*llir.Func)
	if !ok || !hasPrefix(fn.Name(), "llvm.lifetime.") {
		return nil, false
	}
	x = allocaOf(call.Args[len(call.Args)-1]) // LLVM 22 no longer writes the size before it
	if x != nil && x.NElems != nil {
		x = nil
	}
	return x, hasPrefix(fn.Name(), "llvm.lifetime.start")
}

func allocaOf(v value.Value) *llir.InstAlloca {
	v = callArg(v)
	if bc, ok := v.(*llir.InstBitCast); ok {
		v = bc.From
	}
	x, _ := v.(*llir.InstAlloca)
	return x
}

// lifetimes links lifetime markers to the variables they are about.
func (c *compiler) lifetimes() {
	f := c.f
	f.allocas = map[*llir.InstAlloca]*inst{}
	s := &scopes{c: c, starts: map[*llir.InstAlloca][]place{}, uses: map[*llir.InstAlloca][]place{}}
	for _, b := range f.blocks {
		for i := range b.insts {
			in := &b.insts[i]
			if x, ok := in.ll.(*llir.InstAlloca); ok {
				f.allocas[x] = in
			} else if x, start := marker(in.ll.(llir.Instruction)); x != nil && start {
				s.starts[x] = append(s.starts[x], place{b.idx, i})
			}
		}
	}
	if len(s.starts) == 0 {
		return
	}
	s.collectUses()
	s.dominators()
	for _, b := range f.blocks {
		for i := range b.insts {
			x, _ := marker(b.insts[i].ll.(llir.Instruction))
			if x == nil || !s.scoped(x) {
				continue
			}
			b.insts[i].alloca = f.allocas[x]
			f.allocas[x].marked = true
		}
	}
}

func (s *scopes) collectUses() {
	use := func(v value.Value, at place) {
		if x := allocaOf(v); x != nil && s.starts[x] != nil {
			s.uses[x] = append(s.uses[x], at)
		}
	}
	for _, b := range s.c.f.blocks {
		for i := range b.insts {
			in := b.insts[i].ll.(llir.Instruction)
			if x, _ := marker(in); x != nil {
				continue
			}
			if bc, ok := in.(*llir.InstBitCast); ok && allocaOf(bc) != nil && s.c.isPtr(bc.To) {
				continue
			}
			for _, op := range in.Operands() {
				use(*op, place{b.idx, i})
			}
		}
		for k := range b.phis {
			for p, op := range b.phis[k].in {
				if op.v != nil {
					use(op.v, place{p, len(s.c.f.blocks[p].insts)})
				}
			}
		}
		for _, op := range b.ll.Term.Operands() {
			use(*op, place{b.idx, len(b.insts)})
		}
	}
}

// scoped tells whether each use of a variable stands behind one of its starts.
func (s *scopes) scoped(x *llir.InstAlloca) bool {
	if s.c.f.allocas[x] == nil || len(s.starts[x]) != 1 {
		return false
	}
	for _, u := range s.uses[x] {
		if s.order[u.block] < 0 {
			continue
		}
		behind := false
		for _, st := range s.starts[x] {
			behind = behind || s.dominates(st, u)
		}
		if !behind {
			return false
		}
	}
	return true
}

func (s *scopes) dominates(a, b place) bool {
	if a.block == b.block {
		return a.index < b.index
	}
	for x := b.block; s.order[x] > s.order[a.block]; {
		x = s.idom[x]
		if x == a.block {
			return true
		}
	}
	return false
}

// dominators computes immediate dominators (Cooper, Harvey, Kennedy).
func (s *scopes) dominators() {
	f := s.c.f
	n := len(f.blocks)
	s.idom, s.order = make([]int32, n), make([]int32, n)
	for i := range s.order {
		s.idom[i], s.order[i] = -1, -1
	}
	rpo := s.reversePostOrder()
	for i, b := range rpo {
		s.order[b] = int32(i)
	}
	s.idom[0] = 0
	for changed := true; changed; {
		changed = false
		for _, b := range rpo[1:] {
			best := int32(-1)
			for _, p := range f.blocks[b].preds {
				switch {
				case s.order[p] < 0 || s.idom[p] < 0:
				case best < 0:
					best = p
				default:
					best = s.common(best, p)
				}
			}
			if s.idom[b] != best {
				s.idom[b] = best
				changed = true
			}
		}
	}
}

func (s *scopes) common(a, b int32) int32 {
	for a != b {
		for s.order[a] > s.order[b] {
			a = s.idom[a]
		}
		for s.order[b] > s.order[a] {
			b = s.idom[b]
		}
	}
	return a
}

func (s *scopes) reversePostOrder() []int32 {
	f := s.c.f
	seen := make([]bool, len(f.blocks))
	var post []int32
	stack := []visit{{block: 0, succs: f.blocks[0].succs}}
	seen[0] = true
	for len(stack) > 0 {
		v := &stack[len(stack)-1]
		if v.k < len(v.succs) {
			t := v.succs[v.k]
			v.k++
			if !seen[t] {
				seen[t] = true
				stack = append(stack, visit{block: t, succs: f.blocks[t].succs})
			}
			continue
		}
		post = append(post, v.block)
		stack = stack[:len(stack)-1]
	}
	for i, j := 0, len(post)-1; i < j; i, j = i+1, j-1 {
		post[i], post[j] = post[j], post[i]
	}
	return post
}
