package ir

// Remarks are what a report says about a program beside its instructions: what the lowering left out or took for granted.
// They have no meaning for the formula. In the text they stand behind the instructions, a line each.
type Remarks struct {
	Basis    []string // what the program rests on: bounds, assumptions, checks that were off
	Warnings []string
	NoBody   []string    // functions without a body that were called, their results unknown
	Partial  bool        // the lowering ended early, at a failure
	Unbuilt  []Statement // properties without an assert: no path within the bounds comes to them, or they hold at once
}

// Statement is a property and its place.
type Statement struct {
	Check Check
	Pos   Pos
}
