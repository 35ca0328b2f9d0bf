package state

import "seabmc/ir"

// Stay is a loop that is to go on for ever from any state that its contract allows.
type Stay struct {
	Run   *LoopRun
	Outer *Stay
	Check ir.Check // what fails where the execution ends
}
