package guarded

import (
	"seabmc/ir/lower/cfg"
)

// What ESBMC's functions mean where they differ from CBMC's of the same kind.

// statedBound is n, the command line's bound of a loop (-1: none), or the program's own. --unwindset counts first. A
// pragma may only be a hint for the compiler: it raises a bound, and is one by itself if asked for.
func (l *Unroll) statedBound(lp *cfg.Loop, n int) int {
	if _, set := l.Options.UnwindSet[lp.ID]; set {
		return n
	}
	switch {
	case lp.Bound > 0:
		return lp.Bound
	case lp.Hint > 0 && l.Options.UnrollPragmas:
		return lp.Hint
	case n >= 0:
		return max(n, lp.Hint)
	}
	return n
}
