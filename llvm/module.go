package llvm

import "math/big"

// Module is one module.
type Module struct {
	DataLayout string
	Triple     string // of the target
	Globals    []*Global
	Funcs      []*Func
	Aliases    []*Alias
	Untyped    bool // the text did not say what pointers point to
}

// Value is what an instruction can have as an operand.
type Value interface {
	Type() *Type
}

// Constant is a value that is known before the program runs, except perhaps for addresses.
type Constant interface {
	Value
	constant()
}

// Linkage says how names of several modules are matched.
type Linkage uint8

// The kinds of linkage.
const (
	External Linkage = iota
	Internal
	Private
	Appending
	AvailableExternally
	Common
	ExternWeak
	Weak // linkonce, weak and similar kinds
)

// Global is a global variable. As a value it is the variable's address.
type Global struct {
	Name     string
	Unnamed  bool     // the text numbers it
	Elem     *Type    // of the variable
	Init     Constant // nil: it is only declared
	Const    bool     // nothing writes to it
	OfThread bool     // each thread has its own copy
	Linkage  Linkage
	Align    uint64 // in bytes; 0: that of its type
	Var      *Variable

	typ *Type
}

// Func is a function. As a value it is the function's address.
type Func struct {
	Name       string
	Sig        *Type
	Params     []*Param
	Blocks     []*Block // none: it is only declared
	Linkage    Linkage
	NoReturn   bool
	SignExt    bool   // the result is extended by its sign
	Subprogram *Scope // where it is defined, nil if that is not known
	Marked     bool   // clang's markers of lifetimes have been completed; a program that is lowered again gets the same instructions

	typ *Type
}

// NewFunc makes a declaration of a function that is in no text.
func NewFunc(name string, sig *Type) *Func {
	f := &Func{Name: name, Sig: sig, typ: PtrType}
	for _, t := range sig.Params {
		f.Params = append(f.Params, &Param{Typ: t})
	}
	return f
}

// Param is a parameter of a function.
type Param struct {
	Name  string
	Typ   *Type
	Elem  *Type // what a pointer points to, if the text says so; else 8 bits
	Attrs Attrs
}

// Attrs are the attributes of a parameter or an argument.
type Attrs struct {
	ByVal           *Type  // passed by value in memory: its type
	SRet            *Type  // the place of a result: its type
	Align           uint64 // in bytes; 0: nothing is said
	Dereferenceable uint64 // bytes that the pointer leads to; 0: nothing is said
	NonNull         bool
}

// Alias is another name for a constant address.
type Alias struct {
	Name    string
	Aliasee Constant
	Linkage Linkage

	typ *Type
}

// IFunc is a function that is chosen when the program is loaded.
type IFunc struct {
	Name string

	typ *Type
}

// Block is a basic block. As a value it is the block's label.
type Block struct {
	Name  string
	Insts []*Inst // phis first
	Term  *Inst   // how it ends
}

// Succs returns the blocks that control may go to next: those that Term names.
func (b *Block) Succs() []*Block { return b.Term.Succs }

// ConstInt is an integer.
type ConstInt struct {
	Typ *Type
	X   *big.Int
}

// NewConstInt makes an integer constant of type t.
func NewConstInt(t *Type, x int64) *ConstInt { return &ConstInt{t, big.NewInt(x)} }

// ConstFloat is a floating-point number.
type ConstFloat struct {
	Typ *Type
	X   *big.Float // nil of some NaNs
	NaN bool
}

// Null is the null pointer.
type Null struct{ Typ *Type }

// Zero is the value of a type in which all bytes are zero.
type Zero struct{ Typ *Type }

// Undef is any value, possibly a different one at each use. It also stands for poison here.
type Undef struct {
	Typ    *Type
	Poison bool
}

// Bytes is an array of integers of 8 bits.
type Bytes struct {
	Typ *Type
	X   []byte
}

// Aggregate is an array, a structure or a vector of constants.
type Aggregate struct {
	Typ   *Type
	Elems []Constant
}

// BlockAddress is the address of a label.
type BlockAddress struct {
	Block *Block // nil if the text names none
}

// ConstExpr is an instruction on constants that is in no block.
type ConstExpr struct{ Inst }

// InlineAsm is assembly code that a call runs.
type InlineAsm struct {
	Text, Constraint string
}

// Unknown is a value that nothing here uses.
type Unknown struct{ What string }

func (g *Global) Type() *Type       { return g.typ }
func (f *Func) Type() *Type         { return f.typ }
func (a *Alias) Type() *Type        { return a.typ }
func (f *IFunc) Type() *Type        { return f.typ }
func (p *Param) Type() *Type        { return p.Typ }
func (c *ConstInt) Type() *Type     { return c.Typ }
func (c *ConstFloat) Type() *Type   { return c.Typ }
func (c *Null) Type() *Type         { return c.Typ }
func (c *Zero) Type() *Type         { return c.Typ }
func (c *Undef) Type() *Type        { return c.Typ }
func (c *Bytes) Type() *Type        { return c.Typ }
func (c *Aggregate) Type() *Type    { return c.Typ }
func (c *BlockAddress) Type() *Type { return PtrType }
func (a *InlineAsm) Type() *Type    { return PtrType }
func (u *Unknown) Type() *Type      { return VoidType }
func (b *Block) Type() *Type        { return labelType }

func (*Global) constant()       {}
func (*Func) constant()         {}
func (*Alias) constant()        {}
func (*IFunc) constant()        {}
func (*ConstInt) constant()     {}
func (*ConstFloat) constant()   {}
func (*Null) constant()         {}
func (*Zero) constant()         {}
func (*Undef) constant()        {}
func (*Bytes) constant()        {}
func (*Aggregate) constant()    {}
func (*BlockAddress) constant() {}
func (*ConstExpr) constant()    {}
