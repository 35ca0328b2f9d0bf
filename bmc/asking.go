package bmc

// asking is a run as the tactics see it.
type asking struct{ *run }

// symbolicReads is a number of terms for reads at addresses that are not constant. With more of them, a hard question is assumed to be hard because of
// them, and the program is checked case by case before other ways are tried.
const symbolicReads = 100

func (r asking) CasesOfReads() error {
	if !r.isPart() && r.gen.Stats().ArrayTerms < symbolicReads {
		return nil
	}
	return r.fork(r.gen, usesAlone)
}

func (r asking) CasesAtLast() error { return r.fork(r.gen, usesAtLast) }

func (r asking) TakeTurns(more int64) error {
	r.pace()
	return turnsWhileAsking(r.run, more)
}

func (r asking) Progress(phase, format string, args ...any) { r.progress(phase, format, args...) }
