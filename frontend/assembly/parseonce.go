package assembly

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"seabmc/frontend/fault"
	"seabmc/llvm"
)

// The text is rewritten and given to llir. What llir says about it is explained in terms of the file that the user gave.

// parseOnce gives t to llir as it is, but for the bodies of functions that are known to be unreadable.
func (t *Text) parseOnce() (*Module, error) {
	src, lines, err := t.rewrite()
	if err != nil {
		return nil, err
	}
	read := llvm.Parse
	if t.Foreign && !t.isModel {
		read = llvm.ParseVerified
	}
	module, err := read(t.path, src)
	if err != nil {
		return nil, t.explain(err, src, lines)
	}
	module.Untyped = t.opaque
	return &Module{Path: t.path, LL: module, Model: t.isModel}, nil
}

var quotedIdent = regexp.MustCompile(`[@%!][\w.$]+`)

// explain makes one clear line of an error of llir's, with the line of the file where that can be found out.
func (t *Text) explain(err error, src string, lines []int32) error {
	at := func(n int) int {
		if n < len(lines) {
			return int(lines[n])
		}
		return 0
	}
	var syntax *llvm.SyntaxError
	if errors.As(err, &syntax) {
		near, line := "", syntax.Line
		if 0 <= syntax.Start && syntax.Start < syntax.End && syntax.End <= len(src) {
			near = fmt.Sprintf(" at %q", short(src[syntax.Start:syntax.End]))
		}
		if 0 <= syntax.Start && syntax.Start <= len(src) { // the line is where the parser stopped, which may be past the token
			line = 1 + strings.Count(src[:syntax.Start], "\n")
		}
		return &fault.InputError{File: t.path, Line: at(line), Msg: "cannot be read as LLVM assembly" + near}
	}
	var wrong *llvm.TypeError
	if errors.As(err, &wrong) {
		return &fault.InputError{File: t.path, Line: at(lineOfInst(src, wrong)), Msg: "is not valid LLVM assembly: " + short120(wrong.Msg), Wrong: true}
	}
	msg := err.Error()
	if n := strings.IndexByte(msg, '\n'); n >= 0 {
		msg = msg[:n]
	}
	e := &fault.InputError{File: t.path, Msg: "cannot be read as LLVM assembly: " + short120(msg)}
	if name := quotedIdent.FindString(msg); name != "" {
		if n := strings.Index(src, name); n >= 0 {
			e.Line = at(1 + strings.Count(src[:n], "\n"))
		}
	}
	return e
}

// lineOfInst is the line of an instruction, or of its function if it has no name.
func lineOfInst(src string, e *llvm.TypeError) int {
	from := 0
	for _, name := range []string{"@" + e.Func + "(", "@\"" + e.Func + "\"("} {
		if n := regexp.MustCompile(`(?m)^define.*` + regexp.QuoteMeta(name)).FindStringIndex(src); n != nil {
			from = n[1]
		}
	}
	if n := strings.Index(src[from:], "%"+e.Result+" = "); e.Result != "" && n >= 0 {
		from += n
	}
	return 1 + strings.Count(src[:from], "\n")
}

func short120(s string) string {
	if len(s) > 160 {
		return s[:160] + "…"
	}
	return s
}

// checkTypes refuses named types that contain themselves: nobody can lay them out, and llir would not come back.
func (t *Text) checkTypes() error {
	const (
		active = 1
		done   = 2
	)
	state := make(map[string]int, len(t.types))
	var visit func(name string, depth int) error
	var inside func(i, hi, depth int) error
	visit = func(name string, depth int) error {
		n, ok := t.types[name]
		if !ok || state[name] == done {
			return nil
		}
		e := &t.entities[n]
		if state[name] == active || depth > maxDepth {
			return t.errorAt(t.toks[e.lo].start, "the type %%%s contains itself", short(name))
		}
		state[name] = active
		if err := inside(int(e.lo)+3, int(e.hi), depth+1); err != nil {
			return err
		}
		state[name] = done
		return nil
	}
	// inside visits the named types that the type at token i holds by value.
	inside = func(i, hi, depth int) error {
		if depth > maxDepth {
			return t.errorAt(t.toks[min(i, len(t.toks)-1)].start, "types are nested more than %d deep", maxDepth)
		}
		end := t.typeEnd(i, hi)
		if end > i && (t.is(end-1, "*") || t.is(end-1, ")")) {
			return nil // a pointer or function
		}
		switch {
		case t.kind(i) == tLocal && i < hi:
			return visit(t.str(i)[1:], depth+1)
		case t.is(i, "{") || t.is(i, "<") && t.is(i+1, "{"):
			from := i + 1
			if t.is(i, "<") {
				from++
			}
			for j := from; j < end-1; {
				if err := inside(j, end-1, depth+1); err != nil {
					return err
				}
				j = t.typeEnd(j, end-1) + 1
			}
		case t.is(i, "[") || t.is(i, "<"):
			if next, why := t.elementType(i, "0"); why == "" && next < end {
				return inside(next, end-1, depth+1)
			}
		}
		return nil
	}
	for _, name := range slices.Sorted(maps.Keys(t.types)) {
		if err := visit(name, 0); err != nil {
			return err
		}
	}
	return nil
}
