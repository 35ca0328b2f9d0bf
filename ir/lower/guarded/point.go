package guarded

import (
	"encoding/binary"
	"hash/fnv"
	"seabmc/ir/lower/state"
)

// Point names the current point of an execution: the instruction, the rounds of the loops around it, and the same for the calls that led to it. No execution
// passes a point twice. (Partial loops leave a round in its middle; there the name is 0.) The name does not depend on what else was unrolled, so another
// lowering of the same program has the same name.
func (l *Machine) Point(c *state.Call, part int) uint64 {
	if l.Options.PartialLoops {
		return 0
	}
	h := fnv.New64a()
	num := func(x int) {
		var b [8]byte
		binary.LittleEndian.PutUint64(b[:], uint64(x))
		h.Write(b[:])
	}
	num(part)
	for a, in := c.Activation, c.Inst; a != nil && in != nil; a, in = a.Parent, a.Call {
		h.Write([]byte(a.Function.Name))
		num(int(in.ID))
		for run := a.Run; run != nil; run = run.Parent {
			if run.Backwards || len(run.Keys) > 0 || run.At != nil && run.At.Cursor.Slot < 0 {
				return 0 // how many rounds there were depends on what else was unrolled
			}
			if at := run.At; at != nil {
				num(int(at.Cursor.Slot) - 2)
				num(at.Started)
				num(int(at.Position))
				num(at.Again)
				continue
			}
			num(run.Round)
		}
		num(-1)
		if a.Parent == nil {
			num(a.Root) // the same function may be a constructor and a destructor
		}
	}
	return max(1, h.Sum64())
}
