package start

import (
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/state"
)

// SeaHorn's built-ins that tell whether memory was written. A second memory holds a
// 1 for each byte that was written since sea_reset_modified; it is there only in
// programs that ask. Writes count while tracking is on, as it is all the time where
// the program does not turn it on anywhere.

// TrackWrites sets the tracking up if the program asks what was written. The first values of variables are no writes.
func (l *Start) TrackWrites() {
	if l.Declares("sea_is_modified") || l.Declares("sea_reset_modified") {
		l.State.Track = state.Tracked{Mem: l.State.Memory, On: l.B.False()}
	}
}

// BeginTracking is for where the program begins.
func (l *Start) BeginTracking() {
	if l.State.Track.Mem != 0 {
		l.State.Track.On = l.B.Const(arith.FromBool(!l.Declares("sea_tracking_on")), 1)
	}
}
