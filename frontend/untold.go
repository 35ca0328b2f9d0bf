package frontend

import (
	"regexp"
	"slices"
	"strings"

	"seabmc/llvm"
)

// Clang's code does not show the lives of these objects:
//
//	switch (k) { int y; case 1: …   a variable whose declaration no execution passes has no debug record and no lifetime markers
//	int *p = f().a;                 an array in a structure that is not an lvalue lives until the end of its full expression, and has no markers
//	__attribute__((nodebug))        for variables without markers, the debug information says to which block they belong
//
// A file with one of them is compiled again, from a text that makes them visible (lives.go).

// untold is what clang's code for a file does not show.
type untold struct {
	variables map[string]map[string]bool // local variables without a debug record, by function
	recorded  map[string]map[string]bool // those with one
	arrays    bool                       // the address of an array in something without a name is taken
	nodebug   bool                       // functions without debug information
}

func (u *untold) any() bool { return len(u.variables) > 0 || u.arrays || u.nodebug }

var (
	ownDeclared   = regexp.MustCompile(`\b` + llvm.OwnVariable + `\s*(?:[;,\[]|=[^=])`)
	leadsIntoDead = regexp.MustCompile(`\b(?:switch|goto)\b`)
	hidesDebug    = regexp.MustCompile(`\bnodebug\b|\b__nodebug__\b`)
)

// untoldIn reads LLVM assembly that clang wrote for a program's text.
func untoldIn(text, out string) *untold {
	u := &untold{variables: map[string]map[string]bool{}, recorded: map[string]map[string]bool{}}
	u.nodebug = hidesDebug.MatchString(text)
	own := leadsIntoDead.MatchString(text) && ownDeclared.MatchString(text)
	var f *codeReader
	at, begin := 0, 0
	for line := range strings.Lines(out) {
		switch {
		case strings.HasPrefix(line, "define "):
			f, begin = newCodeReader(line), at
		case f != nil && line == "}\n":
			u.add(f, out[begin:at], own)
			f = nil
		case f != nil:
			f.read(line)
		}
		at += len(line)
	}
	return u
}

func (u *untold) add(f *codeReader, text string, own bool) {
	if !f.debug {
		return
	}
	u.arrays = u.arrays || f.arrays()
	missing, used := map[string]bool{}, false
	for name := range f.allocas {
		named, perhaps := llvm.OfProgram(name)
		if !f.recorded[name] && (named || own && perhaps && name != "retval") {
			missing[name], used = true, used || uses(text, name) > 0
		}
	}
	if used { // once clang makes code for these declarations, the other variables may be used after them
		u.variables[f.name], u.recorded[f.name] = missing, f.recorded
	}
}

// codeReader reads a function in LLVM assembly.
type codeReader struct {
	name     string
	debug    bool
	allocas  map[string]bool
	recorded map[string]bool
	from     map[string]string // what addresses are computed from
	decays   []string          // addresses of elements of arrays
}

func newCodeReader(define string) *codeReader {
	_, name, _ := strings.Cut(define, "@")
	name, _, _ = strings.Cut(name, "(")
	return &codeReader{name: name, debug: strings.Contains(define, " !dbg "), allocas: map[string]bool{}, recorded: map[string]bool{}, from: map[string]string{}}
}

func (f *codeReader) read(line string) {
	if strings.Contains(line, "dbg.declare(") || strings.Contains(line, "#dbg_declare(") {
		f.recorded[firstName(line)] = true
		return
	}
	result, rest, ok := strings.Cut(line, " = ")
	if !ok {
		return
	}
	result = strings.TrimPrefix(strings.TrimSpace(result), "%")
	switch op, rest, _ := strings.Cut(rest, " "); op {
	case "alloca":
		f.allocas[result] = !strings.Contains(rest, ", i64 %") && !strings.Contains(rest, ", i32 %") // of known size
	case "getelementptr", "bitcast":
		f.from[result] = addressIn(rest)
		if strings.HasPrefix(result, "arraydecay") || strings.HasPrefix(result, "arrayidx") {
			f.decays = append(f.decays, result)
		}
	}
}

// arrays tells whether an address is taken of an element of an array in something without a name.
func (f *codeReader) arrays() bool {
	return slices.ContainsFunc(f.decays, func(x string) bool {
		for range 20 {
			x = f.from[x]
			if f.allocas[x] {
				return !f.recorded[x] && !strings.HasPrefix(x, ".compoundliteral")
			}
		}
		return false
	})
}

// uses is how often a function names a local value, not counting its definition.
func uses(text, name string) int {
	n := -1
	for {
		_, rest, ok := strings.Cut(text, "%"+name)
		if !ok {
			return n
		}
		if endOfName(rest) == 0 {
			n++
		}
		text = rest
	}
}

// firstName is the first value that is named in a line, but for types.
func firstName(line string) string {
	_, rest, _ := strings.Cut(line, "(")
	return addressIn(rest)
}

// addressIn is the operand with the address of a computation of addresses: the first name behind a pointer's type.
func addressIn(s string) string {
	for _, mark := range []string{"* %", "ptr %"} {
		if _, name, ok := strings.Cut(s, mark); ok {
			return name[:endOfName(name)]
		}
	}
	return ""
}

func endOfName(s string) int {
	n := 0
	for n < len(s) && (s[n] == '.' || s[n] == '_' || s[n] == '-' || s[n] == '$' || '0' <= s[n] && s[n] <= '9' || 'a' <= s[n] && s[n] <= 'z' || 'A' <= s[n] && s[n] <= 'Z') {
		n++
	}
	return n
}
