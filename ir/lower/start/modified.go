package start

import (
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/state"
)

// SeaHorn's built-in functions tell whether memory was written. A second memory holds a 1 for each byte that was written since sea_reset_modified; it exists only in
// programs that ask. Writes count while tracking is on. If the program never turns it on, tracking is always on.

// TrackWrites sets up the tracking if the program asks what was written. Initial values of variables do not count as writes.
func (l *Start) TrackWrites() {
	if l.Declares("sea_is_modified") || l.Declares("sea_reset_modified") {
		l.State.Track = state.Tracked{Mem: l.State.Memory, On: l.B.False()}
	}
}

// BeginTracking is called where the program begins.
func (l *Start) BeginTracking() {
	if l.State.Track.Mem != 0 {
		l.State.Track.On = l.B.Const(arith.FromBool(!l.Declares("sea_tracking_on")), 1)
	}
}
