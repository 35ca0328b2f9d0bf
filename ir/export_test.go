package ir

// Change replaces instruction i, for tests of Verify: nothing else can make wrong instructions.
func (p *Program) Change(i int, f func(in *Instr)) {
	in := p.At(i)
	f(&in)
	var c code
	c.add(&in)
	k := *c.at(0)
	if k.form == formWide || int(k.n) > len(k.args) {
		panic("not needed by a test")
	}
	*p.code.at(i) = k
}
