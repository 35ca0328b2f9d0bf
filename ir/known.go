package ir

// Imm returns the value of a register that an OpConst of at most 64 bits defines.
func (p *Program) Imm(r Reg) (uint64, bool) {
	k := p.code.at(int(p.Def[r]))
	if k.op != OpConst || k.form == formBig {
		return 0, false
	}
	return p.code.imm(k), true
}

// Compared returns the value of a register that a comparison of constants of at most 64 bits defines.
func (p *Program) Compared(r Reg) (uint64, bool) {
	k := p.code.at(int(p.Def[r]))
	return uint64(k.x), k.form == formKnown
}

// compare computes instruction i if it is a comparison of constants.
func (p *Program) compare(i int) {
	k := p.code.at(i)
	if k.op < OpEq || k.op > OpSle {
		return
	}
	x, okX := p.Imm(k.args[0])
	y, okY := p.Imm(k.args[1])
	if okX && okY {
		k.x, k.form = uint32(Apply64(k.op, x, y, p.Types[k.args[0]].Bits)), formKnown
	}
}
