// Package assembly reads LLVM assembly, keeps what a program needs of it, and makes modules of package llvm.
//
// In: the text of .ll files, as clang and llvm-dis of LLVM 14 and later write them (Scan). Out: for each file a Module that holds only what
// the entry points reach. Functions that cannot be read are listed, and their bodies say so.
//
// scan.go cuts the text into top-level entities, and linker.go marks those that are needed. rewrite.go prints them in the typed-pointer syntax that
// llir v0.3.6 parses, without the attributes and debug metadata that nobody reads. parse.go hands the result to package llvm. inlines.go and
// unroll.go change the text before it is scanned.
package assembly

import (
	"regexp"
	"strings"

	"seabmc/llvm"
)

// Module is the LLVM module of one file, or of the models.
type Module struct {
	Path  string       // as the user gave it; "models" for the models
	LL    *llvm.Module // parsed
	Model bool         // one of our own C models of libc, not the user's code

	Contract string          // a clause of a contract that it has, which is read over, and its place
	Unrolled string          // the place of a loop that is unrolled in spite of its contract
	Switches bool            // #pragma CPROVER check is used in it
	Enums    map[string]bool // typedefs of enumerations, where conversions are checked
}

// Comments begin with these that keep what was found out about contracts.
const (
	ContractNote = "; contract: "
	UnrolledNote = "; unrolled loop: "
)

// Contract is the first clause of a contract in a module; "" if there is none.
func (t *Text) Contract() string { return t.note(ContractNote) }

// UnrolledLoop is the place of a loop in a module that is unrolled although it has a contract; "" if there is none.
func (t *Text) UnrolledLoop() string { return t.note(UnrolledNote) }

// note is what stands behind the last of the comments that begin so.
func (t *Text) note(begin string) string {
	i := strings.LastIndex(t.src, begin)
	if i < 0 {
		return ""
	}
	what, _, _ := strings.Cut(t.src[i+len(begin):], "\n")
	return what
}

// Functions counts those that are defined and reached.
func (t *Text) Functions() int {
	n := 0
	for i := range t.entities {
		if e := &t.entities[i]; e.kind == eDefine && e.reached {
			n++
		}
	}
	return n
}

// Names are the functions and variables that a file shares with others: true where it defines them.
func (t *Text) Names() map[string]bool {
	names := map[string]bool{}
	for name, n := range t.globals {
		if e := &t.entities[n]; !e.local {
			names[name] = !e.external
		}
	}
	return names
}

// Contains reports whether the file contains some text.
func (t *Text) Contains(s string) bool { return strings.Contains(t.src, s) }

// Find returns what a pattern and its groups match in the text.
func (t *Text) Find(pattern *regexp.Regexp) [][]string {
	return pattern.FindAllStringSubmatch(t.src, -1)
}
