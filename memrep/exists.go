package memrep

import "seabmc/term"

// Procedure objects that may not exist.
//
//   - Takes: a condition on an access, and the condition under which the object exists (existing).
//   - Returns: a condition equal to it wherever the object exists.
//   - Bounds: two levels of and, or and not.
//   - Gives up: the condition stays.
//   - Recursion: over two levels of a condition (under).
//   - Tests: TestContractExists

// Where an allocation may fail, its object is there only if it does not: only then a
// pointer to it has been made. Valid accesses of the object, its writes, reads and merges,
// therefore all happen where the allocation succeeded, and conditions on them are taken
// under that one. Without this each field of a structure has a value for the case that
// the structure does not exist, which pointers read from the field drag along.

// Exister is a Representation that makes use of such conditions.
type Exister interface {
	// Exists says that pointers to the object base are made only where cond holds.
	Exists(base uint64, cond term.ID)
}

// Exists implements Exister.
func (c *core) Exists(base uint64, cond term.ID) {
	if c.checked && !c.t.IsConst(cond) {
		c.exists[base] = cond
	}
}

// existing is cond where the object base exists.
func (c *core) existing(base uint64, cond term.ID) term.ID {
	e := c.exists[base]
	if e == 0 || cond == term.True || cond == term.False {
		return cond
	}
	k := [2]term.ID{e, cond}
	v, ok := c.underMemo[k]
	if !ok {
		v = c.under(e, cond, 2)
		c.underMemo[k] = v
	}
	return v
}

// under is cond as far as it is not decided by e, looking depth levels of conjunctions and
// disjunctions deep.
func (c *core) under(e, cond term.ID, depth int) term.ID {
	switch {
	case c.r.And(e, cond) == term.False:
		return term.False
	case c.r.And(e, c.r.Not(cond)) == term.False:
		return term.True
	}
	op := c.t.Op(cond)
	if depth == 0 || op != term.OpAnd && op != term.OpOr && op != term.OpNot {
		return cond
	}
	args := make([]term.ID, len(c.t.Args(cond)))
	for i := range args {
		args[i] = c.under(e, c.t.Arg(cond, i), depth-1)
	}
	switch op {
	case term.OpAnd:
		return c.r.And(args...)
	case term.OpOr:
		return c.r.Or(args...)
	}
	return c.r.Not(args[0])
}
