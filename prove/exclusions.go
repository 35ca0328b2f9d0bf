package prove

import "seabmc/prove/values"

// Limits of the formulas about values that do not come together.
const (
	mostExclusions = 3000
	mostFew        = 24 // variables
)

// exclusions returns a proposer for programs in which several variables have few values each, as the states of a machine, or a feature that is on or off: it
// proposes that some of the values never come together. What is left of all these formulas when no round breaks one any more is the strongest invariant of this
// form: the least fixed point of the projections to so many variables.
func exclusions(together int) func(l *loop, add func(string, ...any)) {
	return func(l *loop, add func(string, ...any)) {
		if len(l.few) < together {
			return
		}
		for _, v := range l.few {
			add("%s", values.Or(v.Name, v.Values))
		}
		few := l.few[:min(len(l.few), mostFew)]
		proposed := 0
		for _, others := range []bool{false, true} {
			for n := 2; n <= together; n++ {
				values.Exclusions(few, n, l.meet, others, func(text string) bool {
					add("%s", text)
					proposed++
					return proposed < mostExclusions
				})
			}
		}
	}
}
