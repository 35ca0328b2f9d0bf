package cfg

import (
	"strings"

	"seabmc/checks"
	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Function is an LLVM function prepared for execution: operands are indices, blocks are in order with their loops, and stack variables are promoted.
type Function struct {
	Entity     *program.Entity
	Unit       *program.Unit
	Name       string
	Pos        *ir.Pos // where the function is defined
	Params     []Place // of the parameters
	Blocks     []*Block
	Order      []Item // the blocks in an order of execution, loops as one item each
	Loops      []*Loop
	Values     int // number of scalars that live in the activation
	Slots      int // number of scalars that live in the state's slots
	Constants  []Constant
	Live       [][]uint64             // for each block: the slots whose value on entry is used
	Checks     map[CheckKey]string    // the ids of checks
	Claimed    map[CheckKey]bool      // checks that a path reached
	Inside     map[ModelKey]string    // ids of checks inside library models that the function calls
	Counts     map[ir.CheckKind]int   // number of ids that were given out
	Goals      GoalText               // of coverage; nil if none are asked for
	FirstOn    map[SourceLine]int32   // the ID of the instruction that stands for a line, plus one
	Landings   map[*llvm.Inst]int32   // blocks to which calls of setjmp return
	Allocas    map[*llvm.Inst]*Inst   // the instructions that make variables
	DebugOps   map[llvm.Value]Operand // values that llvm.dbg.value refers to
	MayFallOff bool                   // its end may be reached without a return; the last value that it gives says whether a return was executed
	used       map[*llvm.Inst]bool    // whether the results of calls are used, as far as that was asked
	defs       *Definitions           // nil until they are asked for
}

// Place is where a value lives: Count scalars from Base, in the activation's values or in the state's slots.
type Place struct {
	Slot  bool
	Base  int32
	Count int32
}

// OperandKind is the kind of an operand.
type OperandKind uint8

// The kinds of operands.
const (
	None     OperandKind = iota // metadata, labels, asm
	Register                    // the result of an instruction, or a parameter
	Literal                     // a constant
)

// Operand is what an instruction uses.
type Operand struct {
	Kind  OperandKind
	Place Place // of a Register
	Index int32 // of a Literal: its index in Function.Constants
	Value llvm.Value
}

// Constant is a constant that a function uses.
type Constant struct {
	Value llvm.Constant
	Regs  []ir.Reg // once evaluated; never kept for undef
	Fresh bool     // contains undef: a new value at each use
}

// Inst is an instruction, with what is known of it before it runs.
type Inst struct {
	LL       *llvm.Inst
	Operands []Operand
	Result   Place // where its value goes; Count is 0 if there is none
	Pos      *ir.Pos
	ID       int32             // its number in its function, in the order of the blocks
	Slot     int32             // the promoted slot of an alloca, load or store; -1 if there is none
	Var      *program.Variable // of an alloca, or of the whole variable a store writes
	Expr     string            // for loads and stores: the C expression, if known
	Layout   *ir.Layout        // of what a store or call writes there, if a scalar does not say it; or of an enum that a load reads and that is checked
	Err      string            // why it is unsupported, if it is

	Alloca *Inst // of a lifetime marker: its variable
	Marked bool  // of an alloca: lifetime markers make and end the variable

	Arrays [2]ArrayAccess // the arrays whose elements it accesses, if bounds are not checked
	Pairs  []AddressPair  // of addresses that its constants order or subtract

	Travels bool // of a load: bits that were not written travel with its value
	Strict  bool // its value is used for more than to be passed on

	Sized []SizedParam // of the last check of a parameter's size: the parameters whose sizes are known there

	Initial     bool           // a write that initialises a const variable
	ConstResult int            // of a call: the number, from 1, of the argument that points to a const variable which the call's result initialises
	Consts      []program.Span // of an alloca of a type that is not const: its const members
	ToConst     bool           // of an alloca: the variable is const; of another write that the code directs to such a variable: it is undefined

	WideCount bool // of a shift: operand 2 is its count before clang cut it to the width of what is shifted

}

// Phi is a value that depends on the block from which control comes.
type Phi struct {
	Place Place
	In    map[int32]Operand // by the index of that block
}

// Block is a basic block.
type Block struct {
	Failing bool  // it reports a failed check
	Accuses bool  // it leads to nothing but a failed assertion
	Index   int32 // in Function.Blocks; Succs and Preds hold such indices
	LL      *llvm.Block
	Phis    []Phi
	Insts   []Inst
	Term    Inst // the terminator
	Succs   []int32
	Preds   []int32
	Loop    *Loop   // innermost
	Ends    bool    // every path through the block ends in it (abort, failed check)
	Decides []*Inst // calls that report a failed assertion; its branch decides whether control reaches them
	Held    []*Inst // those of these calls that are avoided by coming here
}

// Library answers the compiler's questions about functions that the checker gives a meaning of its own.
type Library interface {
	// NoReturn reports whether a call of a function ends the path.
	NoReturn(*program.Entity) bool
	// Kinds returns the kinds of the checks that a call makes, in order.
	Kinds(*program.Entity) []ir.CheckKind
	// Asserts reports whether the function with a name states what has to hold.
	Asserts(name string) bool
	// Accuses reports whether the function with a name does nothing but report that an assertion failed.
	Accuses(name string) bool
}

// Compiler compiles the functions of a program, each once.
type Compiler struct {
	prog        *program.Program
	set         *checks.Set // the checks that are asked for at the place of the first call of a function
	errorLabels []string    // labels that must not be reached
	goals       Goals       // of coverage
	lib         Library

	Done  []*Function                   // in order
	Codes map[*program.Entity]*Function // the same, by the entity that was compiled
}

// New makes a compiler. set is read whenever a function is compiled.
func New(prog *program.Program, set *checks.Set, errorLabels []string, goals Goals, lib Library) *Compiler {
	return &Compiler{prog: prog, set: set, errorLabels: errorLabels, goals: goals, lib: lib, Codes: map[*program.Entity]*Function{}}
}

// compilation is the work on one function.
type compilation struct {
	*Compiler
	f    *Function
	bidx map[*llvm.Block]int32
	defs map[llvm.Value]defSite
	uses map[*llvm.Inst]*allocaUse
	cidx map[llvm.Constant]int32

	decls    map[*llvm.Inst]*llvm.Location // see declared
	literals map[*llvm.Inst]bool           // see constLiteral
	members  map[*llvm.Inst][]program.Span // see constMembers
}

type defSite struct {
	block int32
	typ   *llvm.Type
	loc   Place
}

type allocaUse struct {
	t    ir.Type
	ok   bool
	slot int32
}

// Compile prepares the body of a function for execution.
func (k *Compiler) Compile(e *program.Entity) *Function {
	if f := k.Codes[e]; f != nil {
		return f
	}
	f := &Function{Entity: e, Unit: e.Unit, Name: e.Name, Pos: k.prog.Debug.FuncPos(e.Func), Checks: map[CheckKey]string{}, Claimed: map[CheckKey]bool{}, Inside: map[ModelKey]string{}, Counts: map[ir.CheckKind]int{}}
	k.Codes[e] = f
	k.Done = append(k.Done, f)
	if f.Pos.File == "" {
		f.Pos.File = e.Unit.Path
	}
	e.MarkLifetimes()
	c := &compilation{Compiler: k, f: f, bidx: map[*llvm.Block]int32{}, defs: map[llvm.Value]defSite{}, uses: map[*llvm.Inst]*allocaUse{}, cidx: map[llvm.Constant]int32{}}
	c.watchReturns()
	landings := c.splitAtSetjmp(e)
	for i, b := range e.Func.Blocks {
		c.bidx[b] = int32(i)
		f.Blocks = append(f.Blocks, &Block{Index: int32(i), LL: b})
	}
	c.edges()
	c.jumpEdges(landings)
	f.Order, f.Loops = wto(f)
	f.markQuantifiers()
	f.numberLoops()
	c.loopBounds()
	c.promote()
	c.define()
	for _, b := range f.Blocks {
		c.block(b)
	}
	c.placeJumps()
	c.sizedParams()
	c.travellers()
	c.liveness()
	c.lifetimes()
	c.numberChecks()
	c.debugOperands()
	for _, lp := range f.Loops {
		lp.Pos = c.beginOf(lp)
	}
	return f
}

// beginOf returns where a loop begins: where clang says so, else where the first block of a round ends. That block may belong to a loop inside: the
// outer one of `for (;;) { do …` has no code of its own there.
func (c *compilation) beginOf(lp *Loop) *ir.Pos {
	if pos := c.prog.Debug.PosOf(c.f.Blocks[lp.Latch].LL.Term.Loop); pos != nil {
		return pos
	}
	if pos := c.f.Blocks[lp.Head].Term.Pos; pos != nil {
		return pos
	}
	return c.f.Pos
}

// placeJumps gives a computed goto its place in the source. clang puts all computed gotos of a function into one block, and branches to it from each
// of them.
func (c *compilation) placeJumps() {
	for _, b := range c.f.Blocks {
		if b.Term.LL.Op == llvm.IndirectBr && len(b.Preds) == 1 {
			b.Term.Pos = c.f.Blocks[b.Preds[0]].Term.Pos
		}
	}
}

func (c *compilation) edges() {
	for _, b := range c.f.Blocks {
		for _, s := range b.LL.Succs() {
			b.Succs = append(b.Succs, c.bidx[s])
		}
		for _, s := range b.Succs {
			t := c.f.Blocks[s]
			t.Preds = append(t.Preds, b.Index)
		}
		b.Ends = c.endsPath(b.LL)
	}
}

// endsPath reports whether control never leaves a block, because it calls something that ends the path.
func (c *compilation) endsPath(b *llvm.Block) bool {
	if b.Term.Op == llvm.Unreachable {
		return true
	}
	for _, in := range b.Insts {
		if in.Op != llvm.Call {
			continue
		}
		if f, ok := in.Callee.(*llvm.Func); ok {
			if e := c.f.Unit.Symbols[f]; e != nil && c.lib.NoReturn(e) {
				return true
			}
		}
	}
	return false
}

func (c *compilation) block(b *Block) {
	var pos *ir.Pos
	for _, in := range b.LL.Insts {
		if in.Op == llvm.Phi {
			c.phi(b, in)
			continue
		}
		x := Inst{LL: in, ID: c.nextID(), Slot: -1}
		if in.HasResult() {
			x.Result = c.defs[in].loc
			c.tooLarge(&x, in.Typ)
		}
		for _, op := range in.Operands() {
			x.Operands = append(x.Operands, c.operand(op))
		}
		if count := wideCount(in); count != nil {
			x.Operands, x.WideCount = append(x.Operands, c.operand(count)), true
		}
		x.Pos = c.prog.Debug.PosOf(in.Loc)
		if x.Pos == nil {
			x.Pos = pos
		}
		pos = x.Pos
		if x.Pos == nil {
			x.Pos = c.f.Pos
		}
		c.special(&x, in)
		c.arrays(&x, b)
		x.Pairs = c.pairs(in)
		if strings.HasPrefix(b.LL.Name, "__CPROVER_ASYNC_") {
			x.Err = "a thread, started by the label " + b.LL.Name
		}
		b.Insts = append(b.Insts, x)
	}
	b.Term = Inst{LL: b.LL.Term, ID: c.nextID(), Slot: -1, Pos: c.prog.Debug.PosOf(b.LL.Term.Loc)}
	if b.Term.Pos == nil {
		b.Term.Pos = pos
	}
	if b.Term.Pos == nil {
		b.Term.Pos = c.f.Pos
	}
	for _, op := range b.LL.Term.Operands() {
		b.Term.Operands = append(b.Term.Operands, c.operand(op))
	}
	b.Term.Pairs = c.pairs(b.LL.Term)
}

func (c *compilation) tooLarge(x *Inst, t *llvm.Type) {
	if _, err := c.f.Unit.Layout.Leaves(t); err != nil {
		x.Err = err.Error()
	}
}

func (c *compilation) nextID() int32 {
	c.f.Counts[""]++
	return int32(c.f.Counts[""])
}

func (c *compilation) phi(b *Block, p *llvm.Inst) {
	x := Phi{Place: c.defs[p].loc, In: map[int32]Operand{}}
	for i, pb := range p.Preds {
		x.In[c.bidx[pb]] = c.operand(p.Args[i])
	}
	b.Phis = append(b.Phis, x)
}

// special links loads and stores to promoted slots and variables.
func (c *compilation) special(x *Inst, in *llvm.Inst) {
	slotOf := func(v llvm.Value) int32 {
		if a, ok := llvm.As(v, llvm.Alloca); ok && c.uses[a] != nil && c.uses[a].ok {
			return c.uses[a].slot
		}
		return -1
	}
	switch in.Op {
	case llvm.Alloca:
		x.Slot = slotOf(in)
		x.Var = c.prog.VariableOf(c.f.Entity, in)
		x.ToConst, x.Consts = c.constLocal(in), c.constMembers(in)
	case llvm.BitCast:
		x.Slot = slotOf(in.Args[0]) // for lifetime markers only
	case llvm.Load:
		x.Slot = slotOf(in.Args[0])
		x.Expr, x.Layout = c.prog.ExprOf(c.f.Entity, in.Args[0]), c.enumRead(in)
		c.tooLarge(x, in.Typ)
	case llvm.Store:
		x.Slot = slotOf(in.Args[1])
		x.Var = c.prog.TargetOf(c.f.Entity, in.Args[1])
		c.storedTo(x, in)
		c.initialWrite(x, in, in.Args[1])
		c.tooLarge(x, in.Args[0].Type())
	case llvm.Call:
		c.writtenTo(x, in)
		if to := written(in); to != nil {
			c.initialWrite(x, in, to)
		}
		x.ConstResult = c.constResultOf(in)
	}
}

// debugOperands resolves the values that debug intrinsics refer to.
func (c *compilation) debugOperands() {
	c.f.DebugOps = map[llvm.Value]Operand{}
	for _, b := range c.f.Blocks {
		for _, in := range b.LL.Insts {
			if in.Op != llvm.DbgValue || in.Of == nil || llvm.IsConst(in.Of) {
				continue
			}
			if op := c.operand(in.Of); op.Kind == Register && !op.Place.Slot {
				c.f.DebugOps[in.Of] = op
			}
		}
	}
}
