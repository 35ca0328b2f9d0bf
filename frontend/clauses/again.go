package clauses

import (
	"slices"

	"seabmc/frontend/ctext"
)

// A predicate that is assumed gives a pointer a new value. What earlier parts of the contract say of the pointer would then have been assumed of the old value only:
// requires(a == b && is_fresh(a, n)) would allow any b. So such parts are assumed once more behind the predicate.

// again gives the parts of clauses that have to be assumed once more.
func again(list []clause) (out []clause) {
	var parts []clause
	for _, cl := range list {
		parts = append(parts, conjuncts(cl, cl.toks)...)
	}
	for i, p := range parts {
		if repeatable(p.toks) && slices.ContainsFunc(parts[i+1:], func(q clause) bool { return makesOneOf(q.toks, p.toks) }) {
			out = append(out, p)
		}
	}
	return out
}

// conjuncts are the parts whose conjunction a clause with these tokens is.
func conjuncts(cl clause, toks []ctext.Token) (parts []clause) {
	toks = ctext.Trim(toks)
	cl.toks = toks
	if len(toks) > 0 && toks[0].Text == "(" && ctext.Close(toks, 0) == len(toks)-1 {
		return conjuncts(cl, toks[1:len(toks)-1])
	}
	for _, op := range []string{",", ";", "?", "==>", "<==>", "||"} {
		if len(ctext.Split(toks, op)) > 1 {
			return []clause{cl}
		}
	}
	split := ctext.Split(toks, "&&")
	if len(split) == 1 {
		return []clause{cl}
	}
	for _, p := range split {
		parts = append(parts, conjuncts(cl, p)...)
	}
	return parts
}

// repeatable tells whether a formula makes no object. To say twice that a pointer equals another one does no harm.
func repeatable(toks []ctext.Token) bool {
	return !slices.ContainsFunc(toks, func(t ctext.Token) bool { return t.Text == "__CPROVER_is_fresh" })
}

// makesOneOf tells whether a predicate in a formula gives a new value to a pointer that another formula names.
func makesOneOf(toks, names []ctext.Token) bool {
	for i, t := range toks {
		p, is := pointerPredicates[t.Text]
		open := ctext.Skip(toks, i+1)
		if !is || open >= len(toks) || toks[open].Text != "(" {
			continue
		}
		args := ctext.Split(toks[open+1:min(ctext.Close(toks, open), len(toks))], ",")
		if len(args) == p.args && within(words(args[p.pointer]), words(names)) {
			return true
		}
	}
	return false
}

// words are the texts of tokens without white space.
func words(toks []ctext.Token) (texts []string) {
	for _, t := range toks {
		if t.Kind != ctext.Space {
			texts = append(texts, t.Text)
		}
	}
	return texts
}

// within tells whether words stand next to each other in a text.
func within(part, whole []string) bool {
	for i := range whole {
		if len(whole)-i >= len(part) && slices.Equal(whole[i:i+len(part)], part) {
			return true
		}
	}
	return false
}
