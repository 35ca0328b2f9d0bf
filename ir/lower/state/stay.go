package state

import "seabmc/ir"

// Stay is a loop that is to go on for ever from any state that its contract allows.
type Stay struct {
	Run   *LoopRun
	Outer *Stay
	Check ir.Check // what fails where the execution ends
}

// goesOn claims that no execution ends in a loop that is to go on for ever: ok holds where guard does. That a round has ended is no end.
func (l *Paths) goesOn(why End, guard, ok ir.Reg) {
	if l.Staying != nil && why != EndContract && l.State.Clause == nil && l.Guessing == nil {
		l.B.Assert(guard, ok, l.Staying.Check)
	}
}
