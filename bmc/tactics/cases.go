package tactics

// byCasesOfReads ends the run, to check the program case by case, if reads are what makes the question hard.
func (a *Asker) byCasesOfReads(*work) (reply, error) {
	err := a.Run.CasesOfReads()
	return reply{skipped: err == nil}, err
}

// byCasesAtLast ends the run, to check the program case by case, where nothing else helped.
func (a *Asker) byCasesAtLast(*work) (reply, error) {
	err := a.Run.CasesAtLast()
	return reply{skipped: err == nil}, err
}
