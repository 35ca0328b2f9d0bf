package clauses

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/frontend/ctext"
	"seabmc/frontend/fault"
)

// faults keeps the first fault of the contracts in a file.
type faults struct{ first *fault.InputError }

// add notes a fault of a clause.
func (f *faults) add(cl clause, format string, args ...any) {
	if f.first == nil {
		f.first = &fault.InputError{File: cl.file, Line: cl.line, Msg: fmt.Sprintf(format, args...)}
	}
}

// err is the fault as an error.
func (f *faults) err() error {
	if f.first == nil {
		return nil
	}
	return f.first
}

// argumentCounts are how many arguments the words of contracts take. Of those that are functions of C, clang counts them.
var argumentCounts = map[string]int{
	oldValue: 1, loopEntry: 1, wasFreed: 1, isFreeable: 1, "__CPROVER_is_fresh": 2, "__CPROVER_pointer_equals": 2, "__CPROVER_pointer_in_range_dfcc": 3,
	obeysContract: 2, "__CPROVER_object_whole": 1, "__CPROVER_POINTER_OBJECT": 1, "__CPROVER_object_from": 1, "__CPROVER_object_upto": 2,
	"__CPROVER_object_slice": 2, "__CPROVER_typed_target": 1, "__CPROVER_assignable": 1, freeableTarget: 1,
}

// inspectArguments notes a word that has too few or too many arguments.
func (f *faults) inspectArguments(cl clause) {
	for i, t := range cl.toks {
		want, known := argumentCounts[t.Text]
		if t.Kind != ctext.Word || !known {
			continue
		}
		open := ctext.Skip(cl.toks, i+1)
		if open >= len(cl.toks) || cl.toks[open].Text != "(" {
			f.add(cl, "%s without arguments in %s", t.Text, cl.name)
			continue
		}
		args := ctext.Split(cl.toks[open+1:min(ctext.Close(cl.toks, open), len(cl.toks))], ",")
		if n := len(args); n != want || slices.ContainsFunc(args, blank) {
			f.add(cl, "%s in %s takes %s", t.Text, cl.name, []string{"", "one argument", "two arguments", "three arguments"}[want])
		}
	}
}

// blank tells whether nothing stands there.
func blank(toks []ctext.Token) bool { return len(ctext.Trim(ctext.FlatTokens(toks))) == 0 }

// inspectTargets notes what is no target.
func (f *faults) inspectTargets(cl clause) {
	groups := ctext.Split(cl.toks, ";")
	if last := len(groups) - 1; last > 0 && blank(groups[last]) {
		groups = groups[:last]
	}
	for _, group := range groups {
		if len(groups) == 1 && blank(group) {
			return
		}
		parts := ctext.Split(group, ":")
		if conditions := len(ctext.Split(group, "?")) - 1; conditions == 0 && len(parts) > 2 {
			f.add(cl, "two conditions of one target in %s", cl.name)
		} else if conditions == 0 && len(parts) == 2 {
			group = parts[1]
		}
		for _, target := range ctext.Split(group, ",") {
			if blank(target) {
				f.add(cl, "a target is missing in %s", cl.name)
				continue
			}
			word := first(ctext.Trim(target))
			if _, known := argumentCounts[word]; strings.HasPrefix(word, "__CPROVER_") && !known {
				f.add(cl, "%s is no target of %s", word, cl.name)
			}
		}
	}
}

// first is the text of the first token.
func first(toks []ctext.Token) string {
	if len(toks) == 0 {
		return ""
	}
	return toks[0].Text
}

// areNumbers is what does not compile if a measure is a pointer: nothing bounds a pointer from below but the start of its object.
func areNumbers(measures []string) string {
	var b strings.Builder
	for _, m := range measures {
		fmt.Fprintf(&b, `_Static_assert(__builtin_classify_type((%s)+0)!=5,"a measure is a number");`, m)
	}
	return b.String()
}
