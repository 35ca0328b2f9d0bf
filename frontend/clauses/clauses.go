// Package clauses reads the clauses of contracts in preprocessed C and turns them into C that clang compiles.
//
// In: preprocessed C, and the names of the functions whose contracts are used (Wanted). For loops there may also be clauses that package prove proposes.
// Out: the text without clauses, but with one function for each contract that is used (enforce.go) and with statements at the heads of loops
// (loopcontract.go). ScanFunctions lists the functions of a text and says which have a contract. The calls made here get their meaning
// in ir/lower.
package clauses

import (
	"slices"
	"strings"

	"seabmc/frontend/ctext"
)

// Clauses of contracts, and what is wrong with those that mean nothing. Such a clause is a fault of the input: a contract is not used by half.

// clauseNames are what stands behind declarators and heads of loops.
var clauseNames = []string{"__CPROVER_requires", "__CPROVER_ensures", "__CPROVER_assigns", "__CPROVER_frees", "__CPROVER_loop_invariant",
	"__CPROVER_decreases", "__CPROVER_loop_assigns"}

// ofLoops are those that only loops have.
var ofLoops = []string{"__CPROVER_loop_invariant", "__CPROVER_decreases", "__CPROVER_loop_assigns"}

// ofFunctions are those that only functions have.
var ofFunctions = []string{"__CPROVER_requires", "__CPROVER_ensures", "__CPROVER_frees"}

// clause is one clause of a contract.
type clause struct {
	name string
	toks []ctext.Token // between its brackets
	file string
	line int
	weak bool // of measures on trial: they may stay as they are
}

const (
	oldValue    = "__CPROVER_old"
	loopEntry   = "__CPROVER_loop_entry"
	returnValue = "__CPROVER_return_value"
	wasFreed    = "__CPROVER_was_freed"
	isFreeable  = "__CPROVER_is_freeable"

	freeableTarget = "__CPROVER_freeable"
)

// onlyIn are words that mean something in some clauses only.
var onlyIn = map[string][]string{
	oldValue:                          {"__CPROVER_ensures"},
	returnValue:                       {"__CPROVER_ensures"},
	wasFreed:                          {"__CPROVER_ensures"},
	isFreeable:                        {"__CPROVER_requires"},
	"__CPROVER_is_fresh":              {"__CPROVER_requires", "__CPROVER_ensures", "__CPROVER_loop_invariant"},
	"__CPROVER_pointer_equals":        {"__CPROVER_requires", "__CPROVER_ensures"},
	"__CPROVER_pointer_in_range_dfcc": {"__CPROVER_requires", "__CPROVER_ensures"},
	obeysContract:                     {"__CPROVER_requires", "__CPROVER_ensures"},
	loopEntry:                         ofLoops,
}

// inspect notes what is wrong with the words of a clause, which is a loop's or a function's.
func (f *faults) inspect(cl clause, loop bool) {
	mayBeEmpty := cl.name == "__CPROVER_assigns" || cl.name == "__CPROVER_frees" || cl.name == "__CPROVER_loop_assigns"
	if blank(cl.toks) && !mayBeEmpty {
		f.add(cl, "an empty %s", cl.name)
	}
	for _, t := range cl.toks {
		in, known := onlyIn[t.Text]
		if t.Kind != ctext.Word || !known || slices.Contains(in, cl.name) || t.Text == loopEntry && loop {
			continue
		}
		of := "function"
		if loop {
			of = "loop"
		}
		f.add(cl, "%s in %s of a %s", t.Text, cl.name, of)
	}
	f.inspectArguments(cl)
	if mayBeEmpty {
		f.inspectTargets(cl)
	}
	for i, t := range cl.toks {
		if open := ctext.Skip(cl.toks, i+1); (t.Text == "__CPROVER_forall" || t.Text == "__CPROVER_exists") && open < len(cl.toks) {
			head := ctext.Split(cl.toks[open+1:min(ctext.Close(cl.toks, open), len(cl.toks))], ";")[0]
			if blank(head) {
				f.add(cl, "a quantifier without a variable in %s", cl.name)
			}
			if slices.ContainsFunc(head, func(t ctext.Token) bool { return t.Text == "*" }) {
				f.add(cl, "a quantifier over pointers in %s", cl.name)
			}
			if loop && slices.ContainsFunc(cl.toks, func(t ctext.Token) bool { return t.Text == "__CPROVER_is_fresh" }) {
				f.add(cl, "__CPROVER_is_fresh beside a quantifier in %s of a loop", cl.name)
			}
		}
	}
}

// changes are operators that change something.
var changes = []string{"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "++", "--"}

// scope is what a block or a for statement of a clause declares, up to the token at end.
type scope struct {
	names []string
	end   int
}

// changing is what a clause changes by itself, "" if nothing: it may change variables that it declares in a statement expression.
func changing(toks []ctext.Token) string {
	toks = slices.DeleteFunc(slices.Clone(toks), func(t ctext.Token) bool { return t.Kind == ctext.Space || t.Kind == ctext.Mark })
	var scopes []scope
	in := statements{toks: toks, places: make([]ctext.Place, len(toks))}
	for i, t := range toks {
		scopes = slices.DeleteFunc(scopes, func(s scope) bool { return s.end < i })
		switch {
		case t.Text == "{" || t.Text == "for":
			scopes = append(scopes, scope{end: in.statementEnd(i, len(toks)) - 1})
		case t.Kind == ctext.Punct && slices.Contains(changes, t.Text):
			name := changed(toks, i)
			if name != "" && !slices.ContainsFunc(scopes, func(s scope) bool { return slices.Contains(s.names, name) }) {
				return name
			}
		}
		if n := len(scopes); n > 0 && mayDeclare(toks, i) {
			scopes[n-1].names = append(scopes[n-1].names, declaredAt(toks[i:])...)
		}
	}
	return ""
}

// mayDeclare tells whether a declaration may begin with the token at i: at the beginning of a statement, or of the head of a for.
func mayDeclare(toks []ctext.Token, i int) bool {
	if i == 0 || toks[i].Kind != ctext.Word {
		return false
	}
	return slices.Contains([]string{"{", "}", ";"}, toks[i-1].Text) || i > 1 && toks[i-1].Text == "(" && toks[i-2].Text == "for"
}

// memory is what changes that has no name.
const memory = "memory"

// changed is the name of what the operator at i changes, "" if it is the one of a designated initializer. There is no white space.
func changed(toks []ctext.Token, i int) string {
	j := i - 1
	for j >= 0 && toks[j].Text == "]" {
		for depth := 0; j >= 0; j-- {
			if toks[j].Text == "]" {
				depth++
			} else if toks[j].Text == "[" {
				if depth--; depth == 0 {
					j--
					break
				}
			}
		}
	}
	before := func(k int) string {
		if k < 0 {
			return ""
		}
		return toks[k].Text
	}
	switch {
	case j >= 0 && toks[j].Kind == ctext.Word:
		switch before(j - 1) {
		case ".":
			if b := before(j - 2); b == "{" || b == "," {
				return ""
			}
			return memory
		case "->":
			return memory
		case "*": // a declaration has a word before it
			for j--; before(j) == "*"; j-- {
			}
			if j < 0 || toks[j].Kind != ctext.Word {
				return memory
			}
			return toks[i-1].Text
		}
		return toks[j].Text
	case (toks[i].Text == "++" || toks[i].Text == "--") && i+1 < len(toks) && toks[i+1].Kind == ctext.Word:
		if i+2 < len(toks) && slices.Contains([]string{"->", "[", "."}, toks[i+2].Text) {
			return memory
		}
		return toks[i+1].Text
	}
	return memory
}

// declaredAt are the names that the declaration declares that tokens begin with, none if it is another statement.
func declaredAt(toks []ctext.Token) (names []string) {
	if slices.Contains([]string{"return", "goto", "else", "case"}, toks[0].Text) {
		return nil
	}
	end := 0
	for end < len(toks) && toks[end].Text != ";" && toks[end].Text != "}" {
		if slices.Contains([]string{"(", "[", "{"}, toks[end].Text) {
			end = ctext.Close(toks, end)
		}
		end++
	}
	for k, d := range ctext.Split(toks[:min(end, len(toks))], ",") {
		name, words := declarator(ctext.Split(d, "=")[0])
		if k == 0 && words < 2 {
			return nil
		}
		names = append(names, name)
	}
	return names
}

// declarator is the name that a declarator declares, and the number of words in it; 0 if it is none.
func declarator(d []ctext.Token) (name string, words int) {
	for i := 0; i < len(d); i++ {
		switch t := d[i]; {
		case t.Text == "[":
			return name, words
		case t.Text == "(" && i > 0 && strings.HasPrefix(d[i-1].Text, "__typeof"):
			i = ctext.Close(d, i)
		case t.Kind == ctext.Word && (t.Text[0] < '0' || t.Text[0] > '9'):
			name, words = t.Text, words+1
		case t.Text != "*":
			return "", 0
		}
	}
	return name, words
}
