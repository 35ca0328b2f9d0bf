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

// If an allocation may fail, its object exists only if it succeeds, and only then has a pointer to it been made. So all valid accesses of the
// object (writes, reads and merges) happen where the allocation succeeded, and conditions on them are simplified under that condition. Otherwise
// each field of a structure would have a value for the case that the structure does not exist, and pointers read from the field would carry it
// along.

// Exister is a Representation that makes use of such conditions.
type Exister interface {
	// Exists says that pointers to the object base are made only if cond holds.
	Exists(base uint64, cond term.ID)
}

// Exists implements Exister.
func (c *core) Exists(base uint64, cond term.ID) {
	if c.checked && !c.t.IsConst(cond) {
		c.exists[base] = cond
	}
}

// existing returns cond, simplified for the case that the object base exists.
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

// under returns cond without the parts that e decides. It looks at conjunctions and disjunctions up to depth levels deep.
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
