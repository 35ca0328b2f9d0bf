package state

import "seabmc/ir"

// Stay is a loop that has to go on for ever, from any state that its contract allows.
type Stay struct {
	Run   *LoopRun
	Outer *Stay
	Check ir.Check // the check that fails if the execution ends
}
