package vcgen

// derived counts what was derived on paths: applications of the procedures of this package (docs/procedures.md).
type derived struct{ bounds, choices, learnt, pinned int }

// addTo adds the counters that are not 0 under the procedures' names.
func (d *derived) addTo(counts map[string]int) {
	for name, n := range map[string]int{"bounds on paths": d.bounds, "choices on paths": d.choices, "limits learnt": d.learnt, "pinned": d.pinned} {
		if n > 0 {
			counts[name] += n
		}
	}
}
