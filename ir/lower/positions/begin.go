package positions

import "seabmc/ir/lower/state"

// Begin starts to execute a loop by the positions of a cursor, or as an automaton, with the states es at its head; nil: neither is worth it.
func (l *Positions) Begin(a *state.Activation, run *state.LoopRun, es []state.Edge) *Queue {
	if len(run.Cursors)+len(run.States) == 0 && !run.Switches || len(es) == 0 || !l.may(run) {
		return nil
	}
	first := run.Constants == nil // whether it counts is not known yet
	if l.counts(a, run, es) {
		return nil
	}
	if c := l.cursor(run, es); c != nil {
		return l.begin(a, run, c, false, es)
	}
	if !first && l.automaton(run, es) {
		return l.begin(a, run, run.States[0], true, es)
	}
	return nil
}
