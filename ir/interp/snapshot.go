package interp

import "seabmc/ir"

// Snapshot is a memory of a run.
type Snapshot struct {
	m *machine
	s *space
}

// Memory runs the program again up to the definition of a memory register and
// gives what it holds; nil if the run ended before.
func (r *Result) Memory(mem ir.Reg) *Snapshot {
	p := r.m.p
	if int(mem) >= len(p.Types) || p.Types[mem].Kind != ir.KindMem || int(p.Def[mem]) >= r.Executed {
		return nil
	}
	m := newMachine(p, r.m.in)
	for i := range int(p.Def[mem]) + 1 {
		ins := p.At(i)
		switch ins.Op {
		case ir.OpAssert, ir.OpAssume, ir.OpTrace:
		default:
			m.eval(&ins)
			if i < int(p.Def[mem]) {
				m.drop(i, &ins)
			}
		}
	}
	return &Snapshot{m, m.mem[mem]}
}

// Live tells whether an object is alive.
func (s *Snapshot) Live(base uint64) bool { return s.s.get(base, s.m.levels).live }

// Word is the pointer-sized integer at an offset of an object.
func (s *Snapshot) Word(base, off uint64) (v uint64) {
	t := s.m.content(base, s.s.get(base, s.m.levels))
	s.m.read(t, off, uint64(s.m.addr/8), func(i uint64, b byte) { v |= uint64(b) << (8 * i) })
	return v
}
