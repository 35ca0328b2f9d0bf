package ir

// Consumer takes instructions as they are built. If Eval returns an error, the consumer has reached a limit (time, memory, too many objects). The
// error ends the lowering.
type Consumer interface {
	// Eval takes instruction i of p. Everything that the instruction refers to was passed before.
	Eval(p *Program, i int) error
}

// Oracle is what comes after the lowering. It takes the program as it is built, is informed about paths and objects, and answers questions about
// what it has seen so far. Each answer may be that it does not know. Only the answer of Feasible costs a call of a solver.
type Oracle interface {
	Consumer
	Answers
	Listener
}

// Answers holds the questions that the lowering asks.
type Answers interface {
	// ConstInt returns the value of an integer register that folds to a constant of at most 64 bits.
	ConstInt(r Reg) (uint64, bool)
	// ConstPtr returns the base and offset of a pointer register that folds to a constant.
	ConstPtr(r Reg) (base uint64, off int64, ok bool)
	// PtrBases returns a superset of the objects that a pointer register may point to (0 for null and integers), sorted. ok is false if it may be
	// anything.
	PtrBases(r Reg) (bases []uint64, ok bool)
	// Bounds returns sound bounds of an integer register of at most 64 bits.
	Bounds(r Reg) (b Bounds, ok bool)
	// Feasible reports whether guard can be true under all assumptions so far.
	Feasible(guard Reg) Answer
	// Loaded says what a pointer that was loaded may have been in memory.
	Loaded(r Reg) PointerSources
	// AddressesIn returns the unknowns named Address that occur in r's value.
	AddressesIn(r Reg) Occurring
}

// Listener is what the lowering reports to, besides passing on the instructions.
type Listener interface {
	// OnPath says that the results of the instructions that follow are used only if guard is true.
	OnPath(guard Reg)
	// Own says that nothing depends on the unknown value r if the guard of the last OnPath is false.
	Own(r Reg)
	// Exists says that the address p, the result of an OpAlloc, is given away only if cond holds.
	Exists(p, cond Reg)
	// Mark keeps the condition guard, under the current assumptions, and gives it a number.
	Mark(guard Reg) int
}

// Answer answers the question whether a condition is feasible.
type Answer uint8

// The answers.
const (
	Unknown Answer = iota
	Yes
	No
)

// Bounds holds what is known about an integer's value, read as signed and as unsigned.
type Bounds struct {
	SMin, SMax int64
	UMin, UMax uint64
	SignedOnly bool // nothing is known about the value read as unsigned
}

// PointerSources says what a pointer that was loaded may have been in memory.
type PointerSources struct {
	Stored  bool // a pointer, or bytes that nobody wrote
	Numbers bool // integers
	Pieces  bool // composed of bytes of pointers that do not form a whole pointer, and perhaps of integers
}

// Occurring holds the unknowns named Address in a value.
type Occurring struct {
	Found []Reg
	All   bool // there are no more of them
	Only  bool // the value is computed from no other unknowns, but for what chooses among several values
}

// KnowsNothing is an Oracle that ignores everything and knows no answer.
type KnowsNothing struct{}

// Eval implements Consumer.
func (KnowsNothing) Eval(*Program, int) error { return nil }

// ConstInt implements Answers.
func (KnowsNothing) ConstInt(Reg) (uint64, bool) { return 0, false }

// ConstPtr implements Answers.
func (KnowsNothing) ConstPtr(Reg) (base uint64, off int64, ok bool) { return 0, 0, false }

// PtrBases implements Answers.
func (KnowsNothing) PtrBases(Reg) (bases []uint64, ok bool) { return nil, false }

// Bounds implements Answers.
func (KnowsNothing) Bounds(Reg) (b Bounds, ok bool) { return b, false }

// Feasible implements Answers.
func (KnowsNothing) Feasible(Reg) Answer { return Unknown }

// Loaded implements Answers.
func (KnowsNothing) Loaded(Reg) PointerSources { return PointerSources{true, true, true} }

// AddressesIn implements Answers.
func (KnowsNothing) AddressesIn(Reg) Occurring { return Occurring{} }

// OnPath implements Listener.
func (KnowsNothing) OnPath(Reg) {}

// Own implements Listener.
func (KnowsNothing) Own(Reg) {}

// Exists implements Listener.
func (KnowsNothing) Exists(p, cond Reg) {}

// Mark implements Listener.
func (KnowsNothing) Mark(Reg) int { return 0 }
