package bench

// Fastest keeps only the fastest of the repetitions of a run. If one has a wrong answer, or none, it keeps that one instead.
func Fastest(outs []Outcome) []Outcome {
	type run struct{ task, setup string }
	at := map[run]int{}
	var out []Outcome
	for _, o := range outs {
		k := run{o.Task.Name, o.Setup.Name()}
		i, ok := at[k]
		switch {
		case !ok:
			at[k] = len(out)
			out = append(out, o)
		case out[i].Wrong() != "":
		case o.Wrong() != "" || o.seconds() < out[i].seconds():
			out[i] = o
		}
	}
	return out
}

// seconds returns the seconds of a run that the tables count.
func (o *Outcome) seconds() float64 {
	return o.Stat("preprocess_seconds") + o.Stat("solve_seconds")
}
