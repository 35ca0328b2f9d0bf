package positions

import (
	"slices"

	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// exits are the ways out of a loop. Every execution that enters the loop leaves it by one of them or ends in it, but the conditions of these ways do not show that. So
// they get new conditions, each of which excludes the others.
type exits struct {
	entered *path.Guard
	pending []int // states that waited at each block before
	returns int
	jumps   int // number of paths that a longjmp had sent elsewhere before
}

func (l *Positions) markExits(a *state.Activation, run *state.LoopRun, es []state.Edge) *exits {
	x := &exits{entered: l.Join(slices.Clone(es), a.LiveAt(run.Lp.Head)).Guard, pending: make([]int, len(a.Pending)), returns: len(a.Returns), jumps: l.Jumps}
	for i, es := range a.Pending {
		x.pending[i] = len(es)
	}
	a.Pending[run.Lp.Head], x.pending[run.Lp.Head] = nil, 0
	return x
}

// settle joins the states that leave the loop for the same block, and gives the ways out their conditions.
func (x *exits) settle(l *Positions, a *state.Activation) {
	var ways []**path.Guard
	all := l.Jumps == x.jumps // paths of a longjmp leave the loop in another way
	for t := range a.Pending {
		n := x.pending[t]
		if len(a.Pending[t]) == n {
			continue
		}
		if a.Function.Blocks[t].Accuses {
			all = false // the reasons for each way are needed for the trace
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
