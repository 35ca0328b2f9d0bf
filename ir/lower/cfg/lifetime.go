package cfg

import (
	"strings"

	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Lifetime markers make and end local variables at block scope. They are honoured for a variable if each of its uses stands behind its one start
// marker. In optimised code an address may have been computed outside of the variable's life; then the variable lives as long as its function.
// Variables without markers are made anew when their block is left: see program.Entity.MarkLifetimes.

// position is a position in a function.
type position struct {
	block int32
	index int // of the instruction, or behind all of them
}

// scopes finds the markers of each variable and the uses of its address.
type scopes struct {
	c      *compilation
	starts map[*llvm.Inst][]position
	uses   map[*llvm.Inst][]position
	idom   []int32
	order  []int32 // position in reverse post order, by block; -1 if unreachable
}

// marker returns the variable that a call to a lifetime intrinsic is about.
func marker(in *llvm.Inst) (x *llvm.Inst, start bool) {
	if in.Op != llvm.Call || len(in.Args) == 0 || !strings.HasPrefix(in.CalleeName(), "llvm.lifetime.") {
		return nil, false
	}
	x = AllocaOf(in.Args[len(in.Args)-1]) // LLVM 22 no longer writes the size before it
	if x != nil && len(x.Args) > 0 {
		x = nil
	}
	return x, strings.HasPrefix(in.CalleeName(), "llvm.lifetime.start")
}

// AllocaOf returns the alloca whose address, perhaps cast, v is. It returns nil if there is none.
func AllocaOf(v llvm.Value) *llvm.Inst {
	if from := llvm.Arg(v, llvm.BitCast, 0); from != nil {
		v = from
	}
	x, _ := llvm.As(v, llvm.Alloca)
	return x
}

// lifetimes links lifetime markers to the variables they are about.
func (c *compilation) lifetimes() {
	f := c.f
	f.Allocas = map[*llvm.Inst]*Inst{}
	s := &scopes{c: c, starts: map[*llvm.Inst][]position{}, uses: map[*llvm.Inst][]position{}}
	for _, b := range f.Blocks {
		for i := range b.Insts {
			in := &b.Insts[i]
			if in.LL.Op == llvm.Alloca {
				f.Allocas[in.LL] = in
			} else if x, start := marker(in.LL); x != nil && start {
				s.starts[x] = append(s.starts[x], position{b.Index, i})
			} else if x != nil && program.OfBypassed(in.LL) {
				in.Alloca = f.Allocas[x]
			}
		}
	}
	if len(s.starts) == 0 {
		return
	}
	s.collectUses()
	s.dominators()
	for _, b := range f.Blocks {
		for i := range b.Insts {
			x, _ := marker(b.Insts[i].LL)
			if x == nil || b.Insts[i].Alloca != nil || !s.scoped(x) {
				continue
			}
			b.Insts[i].Alloca = f.Allocas[x]
			f.Allocas[x].Marked = true
		}
	}
}

func (s *scopes) collectUses() {
	use := func(v llvm.Value, at position) {
		if x := AllocaOf(v); x != nil && s.starts[x] != nil {
			s.uses[x] = append(s.uses[x], at)
		}
	}
	for _, b := range s.c.f.Blocks {
		for i := range b.Insts {
			in := b.Insts[i].LL
			if x, _ := marker(in); x != nil {
				continue
			}
			if in.Op == llvm.BitCast && AllocaOf(in) != nil && in.Typ.Kind == llvm.Ptr {
				continue
			}
			for _, op := range in.Operands() {
				use(op, position{b.Index, i})
			}
		}
		for k := range b.Phis {
			for p, op := range b.Phis[k].In {
				if op.Value != nil {
					use(op.Value, position{p, len(s.c.f.Blocks[p].Insts)})
				}
			}
		}
		for _, op := range b.LL.Term.Operands() {
			use(op, position{b.Index, len(b.Insts)})
		}
	}
}

// scoped reports whether each use of a variable stands behind one of its starts.
func (s *scopes) scoped(x *llvm.Inst) bool {
	if s.c.f.Allocas[x] == nil || len(s.starts[x]) != 1 {
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

func (s *scopes) dominates(a, b position) bool {
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
	n := len(f.Blocks)
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
			for _, p := range f.Blocks[b].Preds {
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
	seen := make([]bool, len(f.Blocks))
	var post []int32
	stack := []visit{{block: 0, succs: f.Blocks[0].Succs}}
	seen[0] = true
	for len(stack) > 0 {
		v := &stack[len(stack)-1]
		if v.k < len(v.succs) {
			t := v.succs[v.k]
			v.k++
			if !seen[t] {
				seen[t] = true
				stack = append(stack, visit{block: t, succs: f.Blocks[t].Succs})
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
