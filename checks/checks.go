// Package checks is the table of everything that seabmc checks.
//
// A Switch is a check that a flag turns on or off. A Kind is the name that reports give to a property that fails. Flags, --help, the tables in
// README.md and docs/, the rules of SARIF, the settings in JSON, the line "checks that were off", the sanitizers used by the front end and
// the replay, and CBMC's pragmas are all made from these two tables.
//
// To add a check: add a field to Set and a row to Switches. If no kind fits, add one to ir/kinds.go and a row to Kinds. Add a hook in
// ir/lower/checks that builds the assertion. Then run "go generate ./checks". docs/architecture.md says more.
package checks

//go:generate go test . -run TestDocs -update

import (
	"slices"
	"strings"

	"seabmc/ir"
)

// Set says which checks are on.
type Set struct {
	UnwindingAssertions bool // the bounds on loops and recursion are large enough

	BoundsCheck    bool // accesses stay in their objects
	PointerCheck   bool // no null, dangling or invalid pointer is used
	DivByZero      bool
	SignedOverflow bool
	UndefinedShift bool

	PointerRelation  bool // < and - of pointers into one object
	FunctionType     bool // calls through pointers to functions of the type that is called, variable arguments of the size and kind that is read
	HasBody          bool // functions that are called have a body
	CharacterClass   bool // the functions of <ctype.h> get EOF or the value of an unsigned char
	UnsignedOverflow bool
	MemoryLeak       bool
	MemoryCleanup    bool // with MemoryLeak: also when the program ends by abort or _Exit
	Uninitialized    bool // reads of bytes that were written before
	Alignment        bool // accesses at multiples of their type's alignment
	PointerOverflow  bool // pointer arithmetic stays within its object
	PointerPrimitive bool // what CBMC's functions on pointers get is null or points into a live object
	AllocationSize   bool // malloc is not asked for more than an object can hold
	Conversion       bool // implicit conversions preserve the value
	FloatOverflow    bool // floating-point results are finite if the operands are, and fit the integer they become
	FloatDivByZero   bool
	NaN              bool // no floating-point result is a NaN
	NonNull          bool // attributes nonnull and returns_nonnull
	Bool             bool // a _Bool that is read holds 0 or 1
	EnumRange        bool // an enum that is read has one of its constants' values
	Return           bool // the end of a function with a result is not reached (C++)
	Unreachable      bool // __ESBMC_unreachable() is not reached
}

// Switch is a check that a flag turns on or off.
type Switch struct {
	Flag    string // without the two dashes; --no-FLAG turns it off
	on      func(*Set) *bool
	Default bool
	Like    map[string]bool // what another tool does by default, if that differs, by the name that --like takes
	SVComp  []string        // the properties of SV-COMP that ask for it
	Help    string          // a line for --help
	More    string          // what README.md says beyond that
	Kinds   []ir.CheckKind  // what a property that fails is called

	// Sanitizer lists checks of clang's undefined-behaviour sanitizer that the front end puts into the code. Native lists those that only the replay
	// uses, because the lowering builds the check itself.
	Sanitizer, Native string

	Pragma bool // CBMC's "#pragma CPROVER check" knows it
	AtEnd  bool // it is checked when the program ends, and no pragma is there

	Standard bool   // --no-standard-checks turns it off
	Follows  string // it is on whenever that one is, unless set by itself
	Implies  string // it turns this one on
	Hidden   bool   // --help and the documents leave it out
}

// On returns a pointer to the field of the switch in a set.
func (s *Switch) On(set *Set) *bool { return s.on(set) }

// Name returns the flag without "-check". CBMC's pragmas and the reports use this name.
func (s *Switch) Name() string { return strings.TrimSuffix(s.Flag, "-check") }

// ByFlag returns the switch with a flag, or nil if there is none.
func ByFlag(flag string) *Switch {
	for i := range Switches {
		if Switches[i].Flag == flag {
			return &Switches[i]
		}
	}
	return nil
}

// Default returns the set that is used if no flag says otherwise.
func Default() (set Set) {
	for i := range Switches {
		*Switches[i].On(&set) = Switches[i].Default
	}
	return set
}

// ForProperties returns the set that properties of SV-COMP ask for.
func ForProperties(names []string) (set Set) {
	for i := range Switches {
		s := &Switches[i]
		*s.On(&set) = slices.ContainsFunc(s.SVComp, func(name string) bool { return slices.Contains(names, name) })
	}
	return set
}

// Complete turns on what the checks of the set imply.
func (set *Set) Complete() {
	for i := range Switches {
		if s := &Switches[i]; s.Implies != "" && *s.On(set) {
			*ByFlag(s.Implies).On(set) = true
		}
	}
}

// Off returns the names of the checks that are off. If a check only adds to another one and both are off, it is not named.
func (set *Set) Off() (names []string) {
	for i := range Switches {
		s := &Switches[i]
		if *s.On(set) || s.Hidden || s.Implies != "" && !*ByFlag(s.Implies).On(set) {
			continue
		}
		names = append(names, s.Name())
	}
	return names
}

// Sanitizers returns the checks of clang's sanitizer for the set: those that the front end puts into the code, and with native also those that only a
// native run needs.
func (set *Set) Sanitizers(native bool) (names []string) {
	for i := range Switches {
		s := &Switches[i]
		if !*s.On(set) {
			continue
		}
		names = append(names, split(s.Sanitizer)...)
		if native {
			names = append(names, split(s.Native)...)
		}
	}
	return names
}

func split(list string) []string {
	return strings.FieldsFunc(list, func(r rune) bool { return r == ',' })
}

// PragmaNames returns the names of checks in CBMC's pragmas.
func PragmaNames() (names []string) {
	for i := range Switches {
		if Switches[i].Pragma {
			names = append(names, Switches[i].Name())
		}
	}
	return names
}

// Turn turns on or off what a name in a pragma stands for: the check and those that follow it.
func (set *Set) Turn(name string, on bool) {
	for i := range Switches {
		s := &Switches[i]
		named := s.Pragma && s.Name() == name
		if f := ByFlag(s.Follows); f != nil {
			named = named || f.Pragma && f.Name() == name
		}
		if named && !s.AtEnd {
			*s.On(set) = on
		}
	}
}
