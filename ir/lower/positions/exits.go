package positions

import (
	"slices"

	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// exits are the ways out of a loop. All that came in goes out by one of them or comes to an end in the loop; said of the conditions that led there,
// this is lost. So they get conditions of their own, one the opposite of the other.
type exits struct {
	entered *path.Guard
	pending []int // states that waited at each block before
	returns int
	jumps   int // paths that longjmp sent elsewhere before
}

func (l *Positions) markExits(a *state.Activation, run *state.LoopRun, es []state.Edge) *exits {
	x := &exits{entered: l.Join(slices.Clone(es), a.LiveAt(run.Lp.Head)).Guard, pending: make([]int, len(a.Pending)), returns: len(a.Returns), jumps: l.Jumps}
	for i, es := range a.Pending {
		x.pending[i] = len(es)
	}
	a.Pending[run.Lp.Head], x.pending[run.Lp.Head] = nil, 0
	return x
}

// settle joins what leaves the loop for the same block, and gives the ways out their conditions.
func (x *exits) settle(l *Positions, a *state.Activation) {
	var ways []**path.Guard
	all := l.Jumps == x.jumps // what a longjmp took elsewhere is none of the ways here
	for t := range a.Pending {
		n := x.pending[t]
		if len(a.Pending[t]) == n {
			continue
		}
		if a.Function.Blocks[t].Accuses {
			all = false // the ways that led there are told
			continue
		}
		e := l.Join(a.Pending[t][n:], a.LiveAt(int32(t)))
		a.Pending[t] = append(a.Pending[t][:n:n], e)
		ways = append(ways, &a.Pending[t][n].Guard)
	}
	if len(a.Returns) > x.returns {
		for i := range a.Returns[x.returns:] {
			a.Returns[x.returns+i].Slots = path.Slots{}
		}
		e := l.Join(a.Returns[x.returns:], nil)
		a.Returns = append(a.Returns[:x.returns:x.returns], e)
		ways = append(ways, &a.Returns[x.returns].Guard)
	}
	if all {
		path.Divide(l.B, x.entered, ways)
	}
}
