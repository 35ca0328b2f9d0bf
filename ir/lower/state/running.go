package state

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Activation is one running call of a function.
type Activation struct {
	Function *cfg.Function
	Parent   *Activation
	Root     int // the number of the root, if nothing called it
	Vals     []ir.Reg
	Pending  [][]Edge
	Returns  []Edge
	Returned ir.Reg      // whether a return was executed, if the function can end without one
	Inner    *Activation // of what stands for a contract: that of the function itself, if it can
	Objects  []StackObject
	Call     *cfg.Inst
	Entry    *path.Guard
	Run      *LoopRun
	Targets  *Frame     // the contract whose targets are being listed
	Extra    *Varargs   // of a variadic function
	Callers  path.Slots // the caller's slots at the call
	LL       *llvm.Inst // the call and its arguments, of a library model
	Args     [][]ir.Reg
	Chances  map[*llvm.Inst][]ir.Reg // by weak compare-and-exchange: whether its last executions failed by chance
	Why      []ir.Reason             // how the block that runs was entered, if it is one of a failed assertion
}

// LiveAt are the slots that are read from a block on; nil: not known.
func (a *Activation) LiveAt(block int32) []uint64 {
	if a.Function.Live == nil {
		return nil
	}
	return a.Function.Live[block]
}

// StackObject is an object of a function's frame.
type StackObject struct {
	Address ir.Reg
	Guard   *path.Guard
	Alloca  *cfg.Inst // its alloca, nil if there is none
	Freed   bool
}

// Call is one execution of a call instruction.
type Call struct {
	Activation *Activation
	Inst       *cfg.Inst
	LL         *llvm.Inst
	Args       [][]ir.Reg // filled where they are evaluated; the call has len(LL.Args) arguments
	Results    []program.Leaf
	Name       string
	Callee     *program.Entity // what is called; nil: a function pointer that is not known
}

// InLoop tells whether a loop runs in the activation of a call.
func (c *Call) InLoop() bool { return c.Activation.Run != nil }

// LoopRun is one execution of a loop.
type LoopRun struct {
	Lp       *cfg.Loop
	Parent   *LoopRun
	Round    int
	Open     int         // rounds for which folding did not show whether the loop goes on
	Asked    bool        // in this round the consumer was asked whether it can go on
	Progress bool        // in this round an exit condition folded to "stay" with new operands
	Possible *path.Guard // a path that is known to be possible: the loop was entered on it, or it was asked about
	Last     [4]uint64
	LastSet  bool
	Heads    []HeadState // of the last rounds
	Guess    *Guess      // where a loop with a contract writes
	Frame    *Frame      // what it may write
	Bounded  bool        // the user gave a bound

	Cursors   []*Cursor        // what the conditions of its exits depend on
	Constants map[int32]uint64 // variables that were constants when the head was last reached
	At        *At              // the position whose round is executed; nil: the loop goes on round by round
	Keys      []*Cursor        // what the addresses of accesses depend on: states are kept apart by their values
	Head      *Edge            // the state in which the current round began; nil: not kept
	Exits     int              // the last round in which the condition of an exit was not a constant
	States    []*Cursor        // what the switch in it looks at: none or one
	Switches  bool             // a round comes to a switch with several cases
	Backwards bool             // a cursor went back: the loop is not executed by positions any more
}

// Cursor is a variable, or an integer in memory, that the end of a loop depends on.
type Cursor struct {
	Slot int32   // of the variable; -1: an integer in memory
	Type ir.Type // an integer
	P    ir.Reg  // where it is in memory
	Aux  int32   // of the instruction that loads it
	Code bool    // a pointer to the next instruction of an interpreter, which jumps

	Known     bool // in the last round, the head of the loop was reached with few values of the cursor
	Low, High int64
	Down      bool // its values become lower
}

// Same tells whether two are the same variable or integer.
func (c *Cursor) Same(d *Cursor) bool { return c.Slot == d.Slot && c.P == d.P && c.Type == d.Type }

// At is a round of a loop that is executed position by position.
type At struct {
	Cursor   *Cursor
	Started  int // rounds before
	Position int64
	Again    int    // rounds at this position before
	Key      string // of the states that are kept apart at this position
}

// HeadState is what a loop's future depends on.
type HeadState struct {
	Mem, Unset, Apart, Shadow, Tracking ir.Reg
	Slots                               path.Slots
	Phis                                []ir.Reg

	G     *path.Guard
	Since int // instructions before
}

// Guess is where a loop without an assigns clause was seen to write.
type Guess struct {
	Outer   *Guess
	Mark    int // objects up to this number existed before the loop
	Objects []Guessed
	Unknown bool // it writes to a place that is not known
}

// Guessed is an object, or n bytes of it from off on; n is 0 for all of it.
type Guessed struct {
	Base uint64
	Off  int64
	N    uint64
}

// Frame is what one call, or one loop, may write and free.
type Frame struct {
	Name     string      // of the function or loop
	Run      *LoopRun    // of a loop
	Of       *Activation // of the function for the contract
	Runs     bool        // the body
	Mark     int         // objects up to this number existed before the body ran
	Places   []FramePlace
	Frees    []FramePlace
	Fresh    []FramePlace // what is_fresh asked for
	Seen     []FramePlace // what is_fresh held for in ensures
	Before   ir.Reg       // memory before the body ran
	Outer    *Frame       // of a clause that calls a function with a clause of its own
	Unset    ir.Reg       // the bytes that were not written, before the loop
	Measured bool         // each round of the loop makes a measure smaller
	Made     []ir.Reg     // objects that the round made, without variables
	Outlive  bool         // they may outlive it
}

// FramePlace is n bytes at p, while the condition holds.
type FramePlace struct{ Cond, P, N ir.Reg }

// Varargs are the extra arguments of an activation as va_start gives them.
type Varargs struct {
	Gp, Fp   int    // registers that they fill
	Save     ir.Reg // the register save area, 0 if they fill none
	Overflow ir.Reg
	Slots    []VarargSlot
}

// VarargSlot is where one of them is, as what it was passed.
type VarargSlot struct {
	At    int64 // in the save area or the overflow area
	Saved bool
	Kind  ArgumentKind
}

// ArgumentKind is what machine code can tell of the type of an argument: its size, and whether it is a number with a fraction. A pointer is an
// integer here: much code passes one for the other.
type ArgumentKind struct {
	Bytes    int64
	Fraction bool
}

// site is the place where the user's code called into a library model. A failure inside the model is reported there. A failure in a function of the user that the
// model calls is reported in that function.
type site struct {
	f     *cfg.Function
	in    int32
	pos   *ir.Pos
	Model *cfg.Function
	call  *llvm.Inst // nil if nothing in the program called it
	args  [][]ir.Reg
}

// stated is what an assertion says: guard implies ok.
type stated struct{ guard, ok ir.Reg }

// Tracked is the state of it on a path.
type Tracked struct {
	Mem ir.Reg // 0 if there is none
	On  ir.Reg // writes count
}
