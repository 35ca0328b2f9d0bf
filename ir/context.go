package ir

// Context is what the report of a violated assert says about the values in it.
// It has no meaning for the VC and is not part of the text form.
type Context struct {
	Format string // a sentence with a %s for each argument
	Args   []Operand
	Shift  string // of a shift: the type of the shifted value; the two arguments say what is wrong with it
	// Reasons for the assertion's value. If there are several, the one whose guard holds counts.
	Reasons []Reason
}

// Operand is a value that a sentence mentions.
type Operand struct {
	Reg   Reg
	Bits  uint32 // the low bits that count; 0: all
	CType string // unsigned, float or double, or anything else for a signed number
}

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
