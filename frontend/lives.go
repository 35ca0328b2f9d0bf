package frontend

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"seabmc/frontend/toolchain"
)

// The lives that untold.go finds are made visible in the text of a file. With a label before a declaration, clang makes code for the declaration, which says where
// the variable is declared. A structure whose array is used gets a name, in a block that takes the place of the full expression: f(g().a) becomes
//
//	({struct s t; __auto_type v=(f((*({t=(g());&t;})).a));v;})
//
// The attribute nodebug is replaced by unused.

// shown is the text of a file changed in this way, nil if nothing had to be changed.
func (l *loader) shown(ctx context.Context, clang, file string, args []string, src *source, u *untold) *source {
	if src = l.sourceOr(ctx, src, clang, file, args); src == nil {
		return nil
	}
	e := &livesEditor{untold: u, text: src.text, bare: withoutMarkers(src.text), lines: lineStarts(src.text), refused: map[int]bool{}}
	flags := slices.DeleteFunc(src.flags(args), func(s string) bool { return s == "-S" || s == "-emit-llvm" || s == "-w" })
	flags = append(flags, "-fno-color-diagnostics", "-Wno-everything", "-fsyntax-only")
	dump, _, err := toolchain.Run(ctx, clang, append(slices.Clone(flags), "-Xclang", "-ast-dump"), e.bare)
	if err != nil {
		return nil
	}
	for {
		e.read(dump)
		next := *src
		if !next.apply(e.changes()) {
			return nil
		}
		more := false
		for line := range refusedLines(ctx, clang, flags, withoutMarkers(next.text)) {
			more = more || !e.refused[line]
			e.refused[line] = true
		}
		if !more {
			return &next
		}
	}
}

// read collects the changes.
func (e *livesEditor) read(dump string) {
	e.outer, e.inner = wraps{map[int]string{}, map[int]string{}}, wraps{map[int]string{}, map[int]string{}}
	e.nodes, e.labelled, e.changed = syntaxTree(dump), map[int]bool{}, nil
	function, missing := "", map[int]bool{}
	for i := range e.nodes {
		n := &e.nodes[i]
		switch n.kind {
		case "FunctionDecl":
			if name := declaredName(n); n.parent >= 0 && e.nodes[n.parent].kind == "TranslationUnitDecl" {
				function, missing = name, e.missingIn(i, name)
			}
		case "VarDecl":
			if missing[i] && e.variables[function] != nil {
				e.label(i)
			}
		case "MemberExpr":
			e.temporary(i)
		case "NoDebugAttr":
			e.uncover(n)
		}
	}
}

var treeName = regexp.MustCompile(`(\w+) '[^']*'`)

// declaredName is the name that a declaration of the dump declares.
func declaredName(n *syntaxNode) string {
	if m := treeName.FindStringSubmatch(n.text); m != nil {
		return m[1]
	}
	return ""
}

// missingIn are the local variables of a function of which some, or all, of one name have no record.
func (e *livesEditor) missingIn(function int, name string) map[int]bool {
	missing := map[int]bool{}
	if e.variables[name] == nil {
		return missing
	}
	byName := map[string][]int{}
	for i := function + 1; i < len(e.nodes) && e.nodes[i].parent >= function; i++ {
		if n := &e.nodes[i]; n.kind == "VarDecl" && !storedApart.MatchString(n.text) {
			byName[declaredName(n)] = append(byName[declaredName(n)], i)
		}
	}
	for v, places := range byName {
		if hasNumbered(e.variables[name], v) > 0 && hasNumbered(e.recorded[name], v) < len(places) {
			for _, i := range places {
				missing[i] = true
			}
		}
	}
	return missing
}

// storedApart is in the declaration of a variable that is not on the stack.
var storedApart = regexp.MustCompile(`' (?:static|extern)\b`)

// hasNumbered is how many names are a variable's, perhaps with a number behind it.
func hasNumbered(names map[string]bool, v string) int {
	n := 0
	for x := range names {
		if strings.HasPrefix(x, v) && strings.Trim(x[len(v):], "0123456789") == "" {
			n++
		}
	}
	return n
}

// label puts a label before a declaration. The first variable of it does.
func (e *livesEditor) label(i int) {
	at := e.nodes[i].parent
	if at < 0 || e.nodes[at].kind != "DeclStmt" || e.labelled[at] {
		return
	}
	e.labelled[at] = true
	if from := e.offset(e.nodes[at].first); from >= 0 {
		e.made++
		e.changed = append(e.changed, change{from, from, fmt.Sprintf("__seabmc_declared%d:;", e.made)})
	}
}

// uncover replaces the attribute nodebug by one that has no effect.
func (e *livesEditor) uncover(n *syntaxNode) {
	at := e.offset(n.first)
	if at < 0 || inSystemHeader(e.text, at) {
		return
	}
	for _, w := range [][2]string{{"nodebug", "unused "}, {"__nodebug__", "__unused__ "}} {
		if strings.HasPrefix(e.bare[at:], w[0]) {
			e.changed = append(e.changed, change{at, at + len(w[0]), w[1]})
		}
	}
}

// inSystemHeader tells whether a place in preprocessed text comes from a system's header: the line marker before it says so.
func inSystemHeader(text string, at int) bool {
	k := strings.LastIndex(text[:at], "\n# ")
	if k < 0 {
		return false
	}
	marker, _, _ := strings.Cut(text[k+1:], "\n")
	_, flags, _ := strings.Cut(marker, "\" ")
	return slices.Contains(strings.Fields(flags), "3")
}
