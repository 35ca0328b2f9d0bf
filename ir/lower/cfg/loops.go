package cfg

import (
	"fmt"
	"slices"
	"sort"

	"seabmc/ir"
)

// Item is a block, or a loop whose first item is its head's block.
type Item struct {
	Block int32
	Loop  *Loop
}

// Loop is a strongly connected component of the control-flow graph. Its rounds start at the head. Only edges back to the head go against the order of
// items.
type Loop struct {
	Head        int32
	Items       []Item
	Parent      *Loop
	depth       int
	irreducible bool // it can be entered elsewhere than at the head
	Latch       int32
	ID, Func    string // its name, and that of its function
	Quantifier  string // the quantifier it belongs to if it is not a loop of the program
	Contract    int    // the number of its contract; 0: none
	Listed      bool   // the contract has an assigns clause
	Nested      bool   // there is a quantifier in the loop
	Pos         *ir.Pos
	Bound       int // of __ESBMC_unroll in front of it; 0: none
	Hint        int // of #pragma unroll; 0: none
}

// Contains reports whether inner is l or inside it. The nil loop stands for the function.
func (l *Loop) Contains(inner *Loop) bool {
	if l == nil {
		return true
	}
	for ; inner != nil; inner = inner.Parent {
		if inner == l {
			return true
		}
	}
	return false
}

// wto orders a function's blocks in a topological order in which loops are single items (Bourdoncle's weak topological order). Blocks that end their
// path come as early as they can, so that the rest need not carry their conditions.
func wto(f *Function) ([]Item, []*Loop) {
	w := &ordering{f: f, in: make([]int32, len(f.Blocks)), num: make([]int32, len(f.Blocks)), low: make([]int32, len(f.Blocks)), rpo: make([]int32, len(f.Blocks))}
	items := w.region(0, -1, nil, 0)
	return items, w.loops
}

type ordering struct {
	f     *Function
	in    []int32 // the region a block is in now
	num   []int32 // Tarjan's numbers, by block, for the region; 0 if not visited
	low   []int32
	rpo   []int32
	next  int32
	loops []*Loop
}

// visitOrder lists successors so that those that end their path are visited last and thus come first in the order.
func (w *ordering) visitOrder(b int32) []int32 {
	s := w.f.Blocks[b].Succs
	if len(s) < 2 {
		return s
	}
	r := make([]int32, 0, len(s))
	for i := len(s) - 1; i >= 0; i-- {
		if !w.f.Blocks[s[i]].Ends {
			r = append(r, s[i])
		}
	}
	for i := len(s) - 1; i >= 0; i-- {
		if w.f.Blocks[s[i]].Ends {
			r = append(r, s[i])
		}
	}
	return r
}

type visit struct {
	block int32
	succs []int32
	k     int
}

// region orders the blocks of region id that are reachable from start, without edges into skip (the head of the loop that is the region).
func (w *ordering) region(start, skip int32, parent *Loop, id int32) []Item {
	comps := w.components(start, skip, id)
	var items []Item
	for i := len(comps) - 1; i >= 0; i-- {
		c := comps[i]
		if len(c) == 1 && !w.selfLoop(c[0], skip) {
			w.f.Blocks[c[0]].Loop = parent
			items = append(items, Item{Block: c[0]})
			continue
		}
		items = append(items, Item{Loop: w.makeLoop(c, parent)})
	}
	return items
}

func (w *ordering) selfLoop(b, skip int32) bool {
	return b != skip && slices.Contains(w.f.Blocks[b].Succs, b)
}

func (w *ordering) makeLoop(blocks []int32, parent *Loop) *Loop {
	w.next++
	id := w.next
	for _, b := range blocks {
		w.in[b] = id
	}
	lp := &Loop{Parent: parent, depth: 1, Head: -1, Latch: -1}
	if parent != nil {
		lp.depth = parent.depth + 1
	}
	entries := 0
	for _, b := range blocks {
		entered := b == 0
		for _, p := range w.f.Blocks[b].Preds {
			entered = entered || (w.in[p] != id && w.num[p] != 0)
		}
		if !entered {
			continue
		}
		entries++
		if lp.Head < 0 || w.rpo[b] > w.rpo[lp.Head] {
			lp.Head = b
		}
	}
	if lp.Head < 0 {
		lp.Head = blocks[0]
	}
	lp.irreducible = entries > 1
	for _, p := range w.f.Blocks[lp.Head].Preds {
		if w.in[p] == id {
			lp.Latch = max(lp.Latch, p)
		}
	}
	w.loops = append(w.loops, lp)
	lp.Items = w.region(lp.Head, lp.Head, lp, id)
	return lp
}

// components returns the strongly connected components of a region, sinks first (Tarjan's algorithm with an explicit stack).
func (w *ordering) components(start, skip, id int32) [][]int32 {
	var comps [][]int32
	var stack []int32
	var todo []visit
	visited := map[int32]bool{}
	on := map[int32]bool{}
	counter := int32(0)
	enter := func(b int32) {
		counter++
		visited[b], on[b] = true, true
		w.num[b], w.low[b] = counter, counter
		stack = append(stack, b)
		todo = append(todo, visit{block: b, succs: w.visitOrder(b)})
	}
	finish := int32(0)
	enter(start)
	for len(todo) > 0 {
		v := &todo[len(todo)-1]
		if v.k < len(v.succs) {
			s := v.succs[v.k]
			v.k++
			switch {
			case s == skip || w.in[s] != id:
			case !visited[s]:
				enter(s)
			case on[s]:
				w.low[v.block] = min(w.low[v.block], w.num[s])
			}
			continue
		}
		b := v.block
		todo = todo[:len(todo)-1]
		if len(todo) > 0 {
			p := todo[len(todo)-1].block
			w.low[p] = min(w.low[p], w.low[b])
		}
		if id == 0 {
			finish++
			w.rpo[b] = finish
		}
		if w.low[b] != w.num[b] {
			continue
		}
		var c []int32
		for {
			x := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			on[x] = false
			c = append(c, x)
			if x == b {
				break
			}
		}
		comps = append(comps, c)
	}
	return comps
}

// numberLoops gives loops their ids, function.number, in the order in which their backward jumps stand in the source (as CBMC does: inner loops
// first).
func (f *Function) numberLoops() {
	sort.SliceStable(f.Loops, func(i, j int) bool {
		a, b := f.Loops[i], f.Loops[j]
		if a.Latch != b.Latch {
			return a.Latch < b.Latch
		}
		return a.depth > b.depth
	})
	n := 0
	for _, lp := range f.Loops {
		if lp.Quantifier == "" {
			lp.ID, lp.Func = fmt.Sprintf("%s.%d", f.Name, n), f.Name
			n++
		}
	}
}
