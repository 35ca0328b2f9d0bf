package tactics

import (
	"slices"

	"seabmc/pass"
)

const maxUnfolding = 1 << 20 // steps that reads of arrays are replaced by choices in

// byUnfolding replaces reads of written arrays by choices.
func (a *Asker) byUnfolding(w *work) (reply, error) {
	fs, ok := pass.NewUnfolder(w.r, maxUnfolding).Run(w.fs)
	if !ok || slices.Equal(fs, w.fs) {
		return reply{skipped: true}, nil
	}
	w.unfolded = true
	return reply{rest: fs}, nil
}
