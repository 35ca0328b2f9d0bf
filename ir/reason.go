package ir

// Reason says why a condition of a program has its value. It is a comparison with the values compared, or a conjunction or the like of other
// reasons.
type Reason struct {
	Op    ReasonOp
	Parts []Reason
	Guard Reg // of one of several: the path that it is about; 0: all

	// Of a comparison:
	Cond   Reg    // its value
	Text   string // as C has it; empty if that is not known
	Format string // what is compared, with a %s for each value
	Args   []Operand
}

// ReasonOp is the operator of a reason.
type ReasonOp uint8

// The operators. Parts are in the order in which the program evaluates them. The parts after the one that decides may have any value.
const (
	ReasonLeaf ReasonOp = iota
	ReasonNot
	ReasonAnd
	ReasonOr
	ReasonList // each part tells
)
