package ir

// Context is what the report of a violated assert says about the values in it.
// It has no meaning for the VC and is not part of the text form.
type Context struct {
	Format string // a sentence with a %s for each argument
	Args   []Operand
	Shift  string // of a shift: the type of what is shifted; the two arguments tell what is wrong with it
	// Reasons of the assertion's value; of several, the one whose guard holds counts.
	Reasons []Reason
}

// Operand is a value that a sentence mentions.
type Operand struct {
	Reg   Reg
	Bits  uint32 // the low bits that count; 0: all
	CType string // unsigned, float or double, or anything else for a signed number
}

// The kinds of properties that are off by default.
const (
	CheckOverlap    CheckKind = "memory_overlap"     // memcpy and the like between overlapping places
	CheckAlignment  CheckKind = "alignment"          // an access that is not aligned as its type asks
	CheckUninit     CheckKind = "uninitialized"      // a read of bytes that were never written
	CheckPtrArith   CheckKind = "pointer_arithmetic" // a result outside its object
	CheckPrimitive  CheckKind = "pointer_primitives" // null or a pointer into a live object given to CBMC's functions on pointers
	CheckSameObject CheckKind = "same_object"        // < and - of pointers into different objects
	CheckNaN        CheckKind = "nan"                // a floating-point result that is no number
	CheckCover      CheckKind = "coverage"           // a place that is to be reached: what fails is a goal that is
	CheckAllocSize  CheckKind = "allocation_size"    // more than an object can have
)

// Explain gives the assert that was just built a context.
func (b *Builder) Explain(c Context) {
	i := b.Prog.Len() - 1
	if i < 0 || b.Prog.OpAt(i) != OpAssert {
		return
	}
	if b.Prog.Contexts == nil {
		b.Prog.Contexts = map[int32]Context{}
	}
	b.Prog.Contexts[int32(i)] = c
}

// Marker is a Consumer that remembers conditions under the assumptions of the moment.
type Marker interface {
	// Mark gives the number of the mark.
	Mark(guard Reg) int
}

// Follower is a Consumer that wants to know the path that instructions are on.
type Follower interface {
	// OnPath tells that the results of the instructions that follow are used only where
	// guard is true.
	OnPath(guard Reg)
	// Own tells that nothing depends on the unknown value r where the guard of the last
	// OnPath is false.
	Own(r Reg)
}
