package bmc

// asking is a run as the tactics see it.
type asking struct{ *run }

// symbolicReads is the number of terms for reads at addresses that are not constant from which on these are taken to be what makes a
// question hard: the program is then checked case by case before other ways are tried.
const symbolicReads = 100

func (r asking) CasesOfReads() error {
	if len(r.fixed) == 0 && r.gen.Stats().ArrayTerms < symbolicReads {
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
