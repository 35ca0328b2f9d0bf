// Package claim records what procedures claim about terms.
//
// In: the claims of the rewriter, the memory and the generator, one Claim at a time. Out: the same Claims, passed to an Auditor (package audit),
// which lets a solver check them; and counts of applications (Log).
package claim

import (
	"seabmc/domain"
	"seabmc/term"
)

// Auditor receives what procedures claim, so that an independent program can judge it (package audit). It is called in the middle of the work, so it
// must not make terms or use a rewriter.
type Auditor interface {
	// Claim is called with what a procedure returns. The auditor keeps c.
	Claim(c *Claim)
}

// Claim is what a procedure says about terms. It assumes that all of Given and Assumed hold, that none of Unless holds, and that the terms of Within
// are in their ranges. Then X is equal to Y. If there is no Y, then X is in Range, or is one of Among, or is what Read reads, or is what Float
// computes, or the accesses of Apart share no byte.
type Claim struct {
	By      string    // the procedure
	Given   []term.ID // conditions, such as that of a path
	Unless  []term.ID // conditions; none of them holds
	Assumed []term.ID // conditions; most have nothing to do with X
	Within  []domain.Bound
	Images  []Image // terms for which something else stands

	Op      term.Op // if it is set, X and X2 under this operator are equal to Y
	X, X2   term.ID
	Y, YOff term.ID // YOff: X is the pointer with base Y and this offset
	Range   domain.Range
	Among   []term.ID
	Apart   *Accesses
	Read    *Read
	Float   *Float
	Untold  bool // an application that is counted but about which nothing is claimed
}

// Float is an operation of SMT-LIB's theory of floating-point numbers.
type Float struct {
	Op       string // with its rounding mode, as in "fp.add RNE"; fp.to_sbv and fp.to_ubv give 0 if the number does not fit
	Args     []term.ID
	E, M     int // bits of the exponent and of the fraction of the arguments; 0: they are integers
	ToE, ToM int // of the result; 0: it is a Boolean or an integer
}

// Image says what stands for X: A, or, if X is a pointer, its base A and its offset B.
type Image struct{ X, A, B term.ID }

// Accesses are N bytes at P and M bytes at Q. If Len is set, the number Len says how many bytes there are at Q. P and Q are both pointers, or both
// offsets into one object. Offsets wrap around.
type Accesses struct {
	P, Q term.ID
	N, M uint64
	Len  term.ID
}

// Read is a read of Size bytes at At, which is a pointer or an offset. Each byte comes from the first of Writes that has it, or else from Below,
// which is the value read without the writes (0: anything).
type Read struct {
	At     term.ID
	Size   int
	Writes []Write
	Below  term.ID
}

// Write puts Size bytes of Val, from byte Skip on, at To (0: at the constant offset Off), if Cond holds. With Fill, each byte is Val.
type Write struct {
	Cond, To, Val term.ID
	Off, Size     uint64
	Skip          uint32
	Fill          bool

	Len   term.ID   // if set, the number of bytes, in place of Size
	All   bool      // it writes everywhere
	Bytes []term.ID // in place of Val: what the read gets if this writes, as one value for the whole read, or one for each byte
	// If this is a copy, From is the pointer from which it took its bytes. Bytes are what is read at Sources.
	From    term.ID
	Sources []term.ID
}
