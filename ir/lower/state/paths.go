package state

import (
	"seabmc/ir"
	"seabmc/ir/lower/addresses"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/ranges"
)

// Paths is where an execution with guards is: the state of the current path, and what is said of the paths that end.
type Paths struct {
	*arith.Builder
	*addresses.Addresses
	Options Options
	Program *program.Program
	Report  *Report

	State    State       // of the current path
	Dead     bool        // the current path has ended
	Path     *path.Guard // that the consumer was told of last
	AllPaths *path.Guard
	owners   uint64
	Lazies   []lazyValue
	Apart    map[ir.Reg]ir.Reg // of values that are bytes of pointers: how they differ from what the program sees, see package memory, pointerbytes.go

	checks     *program.LocalChecks // of the current place; nil: what the command line says
	everywhere *Options             // what the command line says, once Options was changed
	LastPos    *ir.Pos
	Site       *site // inside a library model

	Quantifiers []*ranges.Quantifier // whose formulas are being built, the innermost last
	Quiet       *ranges.Quantifier   // of them: the one that leaves out claims now
	Claiming    func(ok ir.Reg)      // is told of what is claimed next; may be nil
	Staying     *Stay                // the loop that is to go on for ever; nil: none
	Unnamed     bool                 // pointers may lead to objects that no object here stands for: rounds of a loop made them that its contract stands for
	Guessing    *Guess               // where the round writes that is executed to find out

	Why        *ir.Context // of the next check
	About      ir.Aspect   // likewise
	Blamed     int         // the argument of the user's call that the check is about
	Asserted   stated      // last
	Cut        bool        // a path was ended at a limit
	Jumps      int         // paths that longjmp sent elsewhere
	NoBodySeen map[string]bool
}

// newPaths is where a program begins.
func New(b *ir.Builder, opt Options) *Paths {
	l := &Paths{Builder: arith.New(b), Options: opt, Report: &Report{}, NoBodySeen: map[string]bool{}}
	l.Addresses = addresses.New(l.Builder, (*addressHost)(l))
	return l
}

// Declares tells whether the program has a function that it does not define.
func (l *Paths) Declares(name string) bool {
	e := l.Program.Table[name]
	return e != nil && e.Func != nil && !e.HasBody()
}
