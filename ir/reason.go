package ir

// Reason says why a condition of a program has its value. It is a comparison with the values compared, or a conjunction or the like of other
// reasons.
type Reason struct {
	Op    ReasonOp
	Parts []Reason
	Guard Reg // of one of several reasons: the path that it is about; 0: all paths

	// Of a comparison:
	Cond   Reg    // its value
	Text   string // the text in C; empty if it is not known
	Format string // the values compared, with a %s for each
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
	ReasonList // each part is a reason
)
