package state

import (
	"seabmc/ir"
	"seabmc/ir/lower/addresses"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/ranges"
)

// Paths is the current state of a guarded execution: the state of the current path, and what was stated about paths that ended.
type Paths struct {
	*arith.Builder
	*addresses.Addresses
	Options Options
	Program *program.Program
	Report  *Report

	State    State       // of the current path
	Dead     bool        // the current path has ended
	Path     *path.Guard // the path that the consumer was last told about
	AllPaths *path.Guard
	owners   uint64
	Lazies   []lazyValue
	Apart    map[ir.Reg]ir.Reg // for values that are bytes of pointers: their difference to what the program sees, see package memory, pointerbytes.go

	checks     *program.LocalChecks // of the current place; nil: what the command line says
	everywhere *Options             // what the command line says, once Options was changed
	LastPos    *ir.Pos
	Site       *site // inside a library model

	Quantifiers []*ranges.Quantifier // whose formulas are being built, the innermost last
	Quiet       *ranges.Quantifier   // of them: the one that leaves out claims now
	Claiming    func(ok ir.Reg)      // is called with the next claim; may be nil
	Staying     *Stay                // the loop that has to go on for ever; nil: none
	Unnamed     bool                 // pointers may lead to unknown objects, made by what a contract stands for
	UnnamedLoop bool                 // likewise, made by rounds of a loop
	Forgot      int                  // how often memory became unknown, or was copied in bytes
	reads       map[reading]ir.Reg   // into which register a pointer was read first
	anywhere    []*anywhere          // objects that pointers may lead to of which nothing is known, by kind
	Guessing    *Guess               // collects where a round writes that is executed to find that out

	Why        *ir.Context // of the next check
	About      ir.Aspect   // likewise
	Blamed     int         // the argument of the user's call that the check is about
	Asserted   stated      // the last assertion
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

// Declares tells whether the program declares a function without defining it.
func (l *Paths) Declares(name string) bool {
	e := l.Program.Table[name]
	return e != nil && e.Func != nil && !e.HasBody()
}
