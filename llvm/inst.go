package llvm

// Inst is an instruction, or the end of a block. As a value it stands for its result.
type Inst struct {
	Op    Op
	Pred  Pred    // of ICmp and FCmp
	RMW   RMW     // of AtomicRMW
	Name  string  // of the result, without %; empty if the text numbers it
	Typ   *Type   // of the result; Void if there is none
	Args  []Value // the operands, in the order of LLVM's text; of a call, the arguments
	Elem  *Type   // of Alloca: what is made. Of GEP: what the pointer is taken to point to. Of BitCast: what it points to, if the text says so
	Align uint64  // in bytes, of an access or Alloca; 0: that of the type

	Volatile bool
	Weak     bool     // of CmpXchg: it may fail although the values are equal
	NSW      bool     // overflow of signed numbers gives poison
	NUW      bool     // of Mul: overflow of unsigned numbers does
	Exact    bool     // of a division: a remainder gives poison
	Fast     []string // flags of floating-point arithmetic that allow other results

	Indices []uint64   // of ExtractValue and InsertValue
	Preds   []*Block   // of Phi: where each of Args comes from
	Succs   []*Block   // of the end of a block; CondBr has the target for true first, Switch the default
	Cases   []Constant // of Switch: one for each of Succs after the default

	Callee Value   // of a call
	Sig    *Type   // of a call: the function's type as stated in the call
	Attrs  []Attrs // of a call: for each argument

	Loc *Location // nil if debug information has none
	// Loop is where the statement of a loop begins, at the jump back to its head; nil elsewhere, or if it is not told (metadata llvm.loop).
	Loop *Location
	Var  *Variable // of DbgDeclare and DbgValue
	Of   Value     // of DbgDeclare: the variable's address; of DbgValue: its value; nil if there is none
	Raw  bool      // of DbgValue: Of is the value itself, not a part of it or something computed from it
	Lab  string    // of DbgLabel: the label's name
}

// NewCall makes a call of a function that returns nothing.
func NewCall(f *Func, args ...Value) *Inst {
	return &Inst{Op: Call, Typ: VoidType, Callee: f, Sig: f.Sig, Args: args, Attrs: make([]Attrs, len(args))}
}

// Type returns the type of the result.
func (x *Inst) Type() *Type { return x.Typ }

// HasResult reports whether the instruction has a result that others can use.
func (x *Inst) HasResult() bool { return x.Typ != nil && x.Typ.Kind != Void }

// Operands returns the values that the instruction uses. A call uses first what is called, then the arguments.
func (x *Inst) Operands() []Value {
	if x.Callee == nil {
		return x.Args
	}
	return append([]Value{x.Callee}, x.Args...)
}

// CalleeName returns the name of the function that a call calls. It is empty if x calls through a pointer, or is not a call.
func (x *Inst) CalleeName() string {
	if f, ok := x.Callee.(*Func); ok {
		return f.Name
	}
	return ""
}

// Replace replaces one value by another wherever the instruction uses it.
func (x *Inst) Replace(old, by Value) {
	if x.Callee == old {
		x.Callee = by
	}
	for i := range x.Args {
		if x.Args[i] == old {
			x.Args[i] = by
		}
	}
}

// AsInst returns the instruction or constant expression that v is, or nil if it is neither.
func AsInst(v Value) *Inst {
	switch v := v.(type) {
	case *Inst:
		return v
	case *ConstExpr:
		return &v.Inst
	}
	return nil
}

// As returns v if it is an instruction with this operation. A constant expression does not count.
func As(v Value, op Op) (x *Inst, ok bool) {
	x, ok = v.(*Inst)
	if !ok || x == nil || x.Op != op {
		return nil, false
	}
	return x, true
}

// Is reports whether v is an instruction or constant expression with this operation.
func Is(v Value, op Op) bool {
	x := AsInst(v)
	return x != nil && x.Op == op
}

// Arg returns operand i of v if v is an instruction with this operation, and nil otherwise.
func Arg(v Value, op Op, i int) Value {
	if x, ok := v.(*Inst); ok && x.Op == op && i < len(x.Args) {
		return x.Args[i]
	}
	return nil
}

// IsConst reports whether a value is a constant.
func IsConst(v Value) bool {
	_, ok := v.(Constant)
	return ok
}

// Op is an operation.
type Op uint8

// The operations.
const (
	Other Op = iota // without a meaning here: Inst.Name says which instruction it is

	Alloca
	Load  // Args: the address
	Store // Args: the value and the address
	Fence
	CmpXchg
	AtomicRMW
	GEP // getelementptr

	Add
	Sub
	Mul
	UDiv
	SDiv
	URem
	SRem
	Shl
	LShr
	AShr
	And
	Or
	Xor

	FNeg
	FAdd
	FSub
	FMul
	FDiv
	FRem

	Trunc
	ZExt
	SExt
	FPTrunc
	FPExt
	FPToUI
	FPToSI
	UIToFP
	SIToFP
	PtrToInt
	IntToPtr
	BitCast
	AddrSpaceCast

	ICmp
	FCmp
	Phi
	Select
	Freeze
	Call
	VAArg
	LandingPad // and the other instructions of exception handling

	ExtractValue
	InsertValue
	ExtractElement
	InsertElement
	ShuffleVector

	DbgDeclare
	DbgValue
	DbgLabel
	DbgOther

	Ret // Args: the result, if there is one
	Br
	CondBr
	Switch
	IndirectBr
	Invoke
	CallBr
	Unreachable
)

// Between reports whether op is one of the operations from first to last.
func (op Op) Between(first, last Op) bool { return first <= op && op <= last }

// IsBinary reports whether op is an operation on two integers.
func (op Op) IsBinary() bool { return op.Between(Add, Xor) }

// IsShift reports whether op is one of the three shifts.
func (op Op) IsShift() bool { return op.Between(Shl, AShr) }

// IsFloatBinary reports whether op is an operation on two floating-point numbers whose result is one.
func (op Op) IsFloatBinary() bool { return op.Between(FAdd, FRem) }

// IsDebug reports whether op is an intrinsic for debuggers.
func (op Op) IsDebug() bool { return op.Between(DbgDeclare, DbgOther) }

// Pred is a comparison.
type Pred uint8

// The comparisons of integers and pointers, then those of floating-point numbers: ordered, then unordered.
const (
	EQ Pred = iota
	NE
	UGT
	UGE
	ULT
	ULE
	SGT
	SGE
	SLT
	SLE

	FFalse
	OEQ
	OGT
	OGE
	OLT
	OLE
	ONE
	ORD
	UNO
	UEQ
	FUGT
	FUGE
	FULT
	FULE
	UNE
	FTrue
)

// Orders reports whether p is a comparison other than for equality or inequality.
func (p Pred) Orders() bool { return p != EQ && p != NE }

// Signed reports whether p orders signed numbers.
func (p Pred) Signed() bool { return SGT <= p && p <= SLE }

// Unsigned reports whether p orders unsigned numbers.
func (p Pred) Unsigned() bool { return UGT <= p && p <= ULE }

// RMW is what AtomicRMW does.
type RMW uint8

// The operations of AtomicRMW.
const (
	RMWOther RMW = iota
	RMWXchg
	RMWAdd
	RMWSub
	RMWAnd
	RMWNand
	RMWOr
	RMWXor
	RMWMax
	RMWMin
	RMWUMax
	RMWUMin
)
