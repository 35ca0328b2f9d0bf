package ir

// Remarks holds what a report says about a program besides its instructions: what the lowering left out or assumed. Remarks have no meaning for the
// formula. In the text they follow the instructions, one per line.
type Remarks struct {
	Basis    []string // what the result depends on: bounds, assumptions, checks that were off
	Warnings []string
	NoBody   []string    // functions without a body that were called; their results are unknown
	Partial  bool        // the lowering ended early, at a failure
	Unbuilt  []Statement // properties without an assert: no path within the bounds reaches them, or they clearly hold
}

// Statement is a property and its place.
type Statement struct {
	Check Check
	Pos   Pos
}
