package guarded

import (
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/state"
)

// SeaHorn's built-ins that tell whether memory was written. A second memory holds a
// 1 for each byte that was written since sea_reset_modified; it is there only in
// programs that ask. Writes count while tracking is on, as it is all the time where
// the program does not turn it on anywhere.

// trackWrites sets the tracking up if the program asks what was written. The first values of variables are no writes.
func (l *Start) trackWrites() {
	if l.Declares("sea_is_modified") || l.Declares("sea_reset_modified") {
		l.State.Track = state.Tracked{Mem: l.State.Memory, On: l.B.False()}
	}
}

// beginTracking is for where the program begins.
func (l *Start) beginTracking() {
	if l.State.Track.Mem != 0 {
		l.State.Track.On = l.B.Const(arith.FromBool(!l.Declares("sea_tracking_on")), 1)
	}
}
