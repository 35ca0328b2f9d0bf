package dialect

import (
	"slices"
	"strings"

	"seabmc/frontend/ctext"
)

// Quantifiers of CBMC's, __CPROVER_forall { T i; FORMULA } and __CPROVER_exists, and of ESBMC's, __ESBMC_forall(&i, FORMULA), whose variable
// is one that is declared before, are only marked here. They get their meaning in the lowering (ir/lower/guarded/quantifier.go):
//
//	({ while (__seabmc_forall()) { T i = (T)__seabmc_variable(BITS, SIGNED, CLASS); __seabmc_holds(FORMULA); } __seabmc_quantified(); })
//
// Where it counts only that the formula is false of some i (in an assertion), or true of some i (in an assumption), the loop is headed by
// __seabmc_any or __seabmc_any_one: any one i will do. A universal quantifier that is assumed is headed by __seabmc_fact,
// an existential one that is asserted by __seabmc_there_is: that it is false is a fact about all i.

// A formula is about all values of a type. Its arithmetic wraps around, as for CBMC: i + 1 < n is no overflow for the greatest i. Accesses,
// divisions and shifts are checked for each i that the parts before them let through, as C evaluates them.

// Lines that stand around a formula, for switchChecks.
const (
	formulaBegins = "\n#formula begins\n"
	formulaEnds   = "\n#formula ends\n"
)

// Functions that assert, and that assume, their first argument.
var (
	asserting = []string{"__CPROVER_assert", "__CPROVER_precondition", "__CPROVER_postcondition", "__ESBMC_assert",
		"__seabmc_invariant_base", "__seabmc_invariant_step", "__seabmc_trial_base", "__seabmc_trial_step", "__seabmc_requires"}
	assuming = []string{"__CPROVER_assume", "__ESBMC_assume", "__seabmc_trial_assume"}
	failing  = []string{"__assert_fail", "__assert_rtn", "__assert"} // what assert of the C library calls
)

// computing are words before brackets that do no more than to compute a value; those of keptValue are among them.
var computing = []string{"sizeof", "__typeof__", "typeof", "_Alignof", "__builtin_offsetof", "__builtin_choose_expr", "__builtin_types_compatible_p"}

// integer is the declaration that a variable is an integer: its class (GCC's typeclass.h) is not that of pointers, or of real or complex numbers.
func integer(name string) string {
	c := "__builtin_classify_type(" + name + ")"
	return "_Static_assert(" + c + "!=5&&" + c + "!=8&&" + c + `!=9,"a quantifier is over integers");`
}

// side says for which value of a formula more is no harm: in an assertion, true; in an assumption, false.
type side int

const (
	exact side = iota
	mayHold
	mayFail
)

func (s side) opposite() side {
	switch s {
	case mayHold:
		return mayFail
	case mayFail:
		return mayHold
	}
	return exact
}

// quantifiers marks quantifiers, and replaces CBMC's bit-vector types.
func quantifiers(toks []ctext.Token) []ctext.Token {
	var out []ctext.Token
	for i := 0; i < len(toks); i++ {
		n := 0
		var made []ctext.Token
		switch next := ctext.Skip(toks, i+1); {
		case next == len(toks) || toks[i].Kind == ctext.Space || toks[i].Kind == ctext.String:
		case toks[next].Text == "(" && slices.Contains(asserting, toks[i].Text):
			made, n = stated(toks[i:], next-i, mayHold)
		case toks[next].Text == "(" && slices.Contains(assuming, toks[i].Text):
			made, n = stated(toks[i:], next-i, mayFail)
		case toks[i].Text == "if" && toks[next].Text == "(" && failsUnless(toks, next):
			made, n = stated(toks[i:], next-i, mayHold)
		case toks[i].Text == "(" && failsUnless(toks, i):
			made, n = stated(toks[i:], 0, mayHold)
		case toks[i].Text == "__CPROVER_bitvector" && toks[next].Text == "[":
			if end := ctext.Close(toks, next); end < len(toks) {
				made = slices.Concat([]ctext.Token{{Kind: ctext.Word, Text: "_BitInt"}, {Kind: ctext.Punct, Text: "("}}, toks[next+1:end], []ctext.Token{{Kind: ctext.Punct, Text: ")"}})
				n = end + 1 - i
			}
		default:
			made, n = quantifier(toks[i:], exact)
		}
		if n == 0 {
			out = append(out, toks[i])
			continue
		}
		out = append(out, made...)
		i += n - 1
	}
	return out
}

// stated is a statement about the first thing in the brackets that open at toks[open]; n is 0 if there are none.
func stated(toks []ctext.Token, open int, s side) (out []ctext.Token, n int) {
	end := ctext.Close(toks, open)
	if end >= len(toks) {
		return nil, 0
	}
	first := ctext.Split(toks[open+1:end], ",")[0]
	rest := toks[open+1+len(first) : end]
	if !orderly(first) {
		s = exact
	}
	out = append(slices.Clone(toks[:open+1]), formula(first, s)...)
	out = append(out, quantifiers(rest)...)
	return append(out, toks[end]), end + 1
}

// failsUnless tells whether the brackets at toks[open] hold the condition of assert as the C library writes it:
// if (…) ; else __assert_fail(…), or (…) ? … : __assert_fail(…).
func failsUnless(toks []ctext.Token, open int) bool {
	i := ctext.Skip(toks, ctext.Close(toks, open)+1)
	if i >= len(toks) || toks[i].Text != ";" && toks[i].Text != "?" {
		return false
	}
	until := map[string]string{";": "else", "?": ":"}[toks[i].Text]
	for k := 0; k < 20 && i < len(toks) && toks[i].Text != until; k++ {
		i = ctext.Skip(toks, i+1)
	}
	i = ctext.Skip(toks, i+1)
	return i < len(toks) && slices.Contains(failing, toks[i].Text)
}

// orderly tells whether nothing behind the first quantifier of a formula does more than to compute a value, so that nobody can tell whether it was.
func orderly(toks []ctext.Token) bool {
	first := slices.IndexFunc(toks, isQuantifier)
	return first < 0 || computes(toks[first:])
}

// computes tells whether tokens do no more than to compute a value.
func computes(toks []ctext.Token) bool {
	for i, t := range toks {
		switch t.Text {
		case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "++", "--":
			return false
		case "(":
			if n := ctext.Skip(toks, i+1); n < len(toks) && toks[n].Text == "*" && strings.Trim(ctext.FlatText(toks[n:ctext.Close(toks, i)]), "* ") == "" {
				continue // (T (*)[n]) names a type
			}
			if called := ctext.LastWord(toks[:i]); called != "" && !slices.Contains(computing, called) && !strings.HasPrefix(called, "__CPROVER_") && !strings.HasPrefix(called, "__ESBMC_") {
				return false
			}
		}
	}
	return true
}

// formula marks the quantifiers of a formula of which one side counts.
func formula(toks []ctext.Token, s side) []ctext.Token {
	if s == exact {
		return quantifiers(toks)
	}
	for _, op := range []string{",", "?", "<==>", "=", ";"} {
		if len(ctext.Split(toks, op)) > 1 {
			return quantifiers(toks)
		}
	}
	if x, y, ok := equated(toks); ok {
		return equivalence(x, y, s)
	}
	if parts := ctext.Split(toks, "==>"); len(parts) > 1 {
		return joined(parts, "==>", func(i int) side {
			if i < len(parts)-1 {
				return s.opposite()
			}
			return s
		})
	}
	for _, op := range []string{"||", "&&"} {
		if parts := ctext.Split(toks, op); len(parts) > 1 {
			return joined(parts, op, func(int) side { return s })
		}
	}
	start := ctext.Skip(toks, 0)
	end := start + len(ctext.Trim(toks))
	if start == end {
		return toks
	}
	lead, body, tail := toks[:start], toks[start:end], toks[end:]
	switch {
	case body[0].Text == "!":
		body = append([]ctext.Token{body[0]}, formula(body[1:], s.opposite())...)
	case body[0].Text == "(" && ctext.Close(body, 0) == len(body)-1:
		body = slices.Concat(body[:1], formula(body[1:len(body)-1], s), body[len(body)-1:])
	default:
		if made, n := quantifier(body, s); n == len(body) {
			body = made
		} else {
			body = quantifiers(body)
		}
	}
	return slices.Concat(lead, body, tail)
}

// x == QUANTIFIER is two implications, in each of which one side of the quantifier counts. What stands on both sides of == is written twice then, and a quantifier is
// 0 or 1, which x need not be.

// isQuantifier tells whether a token begins a quantifier.
func isQuantifier(t ctext.Token) bool {
	return strings.HasSuffix(t.Text, "_forall") || strings.HasSuffix(t.Text, "_exists")
}

// quantified tells whether tokens have a quantifier in them.
func quantified(toks []ctext.Token) bool { return slices.ContainsFunc(toks, isQuantifier) }

// equated are x and y of a formula x == y, if one of them is a quantifier and the formula may be written as two implications.
func equated(toks []ctext.Token) (x, y []ctext.Token, ok bool) {
	parts := ctext.Split(toks, "==")
	if len(parts) != 2 || !quantified(toks) {
		return nil, nil, false
	}
	for _, op := range []string{"==>", "||", "&&", "|", "&", "^"} { // all these bind less than ==
		if len(ctext.Split(toks, op)) > 1 {
			return nil, nil, false
		}
	}
	for _, p := range parts {
		if quantified(p) && !isTruth(p) || !quantified(p) && !computes(p) {
			return nil, nil, false
		}
	}
	return parts[0], parts[1], true
}

// isTruth tells whether a formula is 0 or 1: a quantifier, or quantifiers and other things joined by operators of logic.
func isTruth(toks []ctext.Token) bool {
	toks = ctext.Trim(toks)
	if len(toks) == 0 {
		return false
	}
	if toks[0].Text == "!" {
		return isTruth(toks[1:])
	}
	if toks[0].Text == "(" && ctext.Close(toks, 0) == len(toks)-1 {
		inner := toks[1 : len(toks)-1]
		for _, op := range []string{",", "?", "<==>", "=", ";"} {
			if len(ctext.Split(inner, op)) > 1 {
				return false
			}
		}
		for _, op := range []string{"==>", "||", "&&"} {
			if len(ctext.Split(inner, op)) > 1 {
				return true
			}
		}
		return isTruth(inner)
	}
	_, n := quantifier(toks, exact)
	return n == len(toks)
}

// equivalence writes x == y, where one of them is a quantifier, as two implications.
func equivalence(x, y []ctext.Token, s side) []ctext.Token {
	if quantified(x) && quantified(y) {
		return slices.Concat(implication(x, y, s), punct("&&"), implication(ctext.FlatTokens(y), ctext.FlatTokens(x), s))
	}
	if quantified(x) {
		x, y = y, x
	}
	again := ctext.FlatTokens(y)
	first := implication(y, is(x, "1"), s)
	return slices.Concat(first, punct("&&"), punct("("), formula(again, s), punct("||"), is(ctext.FlatTokens(x), "0"), punct(")"))
}

// is says that x has a value.
func is(x []ctext.Token, value string) []ctext.Token {
	return slices.Concat(punct("("), x, punct(")"), punct("=="), []ctext.Token{{Kind: ctext.Word, Text: value}})
}

// implication says that x implies y.
func implication(x, y []ctext.Token, s side) []ctext.Token {
	then := y
	if quantified(y) {
		then = formula(y, s)
	}
	return slices.Concat(punct("("), punct("!"), punct("("), formula(x, s.opposite()), punct(")"), punct("||"), then, punct(")"))
}

func punct(text string) []ctext.Token { return []ctext.Token{{Kind: ctext.Punct, Text: text}} }

// joined are parts of a formula with an operator between them again.
func joined(parts [][]ctext.Token, op string, sideOf func(i int) side) []ctext.Token {
	var out []ctext.Token
	for i, p := range parts {
		if i > 0 {
			out = append(out, ctext.Token{Kind: ctext.Punct, Text: op})
		}
		t := sideOf(i)
		if leadsOn(op, t) && quantified(p) && slices.ContainsFunc(parts[i+1:], checked) {
			t = exact
		}
		out = append(out, formula(p, t)...)
	}
	return out
}

// leadsOn tells whether a part of a formula may let the parts behind it be evaluated although its value does not: a quantifier in it has more values than it should, and
// not those that end the evaluation.
func leadsOn(op string, s side) bool {
	return op == "||" && s == mayFail || op == "==>" && s == mayHold
}

// checked tells whether something is checked where tokens are evaluated.
func checked(toks []ctext.Token) bool {
	return !computes(toks) || slices.ContainsFunc(toks, func(t ctext.Token) bool {
		return slices.Contains([]string{"[", "*", "->", "/", "%", "<<", ">>"}, t.Text)
	})
}

// quantifier marks the quantifier that tokens begin with; n is 0 if they begin with something else.
func quantifier(toks []ctext.Token, s side) (out []ctext.Token, n int) {
	name, open := toks[0].Text, ctext.Skip(toks, 1)
	if open == len(toks) || toks[0].Kind != ctext.Word {
		return nil, 0
	}
	all := strings.HasSuffix(name, "_forall")
	var v variables
	switch {
	case (name == "__CPROVER_forall" || name == "__CPROVER_exists") && toks[open].Text == "{":
		v = declared(toks, open)
	case (name == "__ESBMC_forall" || name == "__ESBMC_exists") && toks[open].Text == "(":
		v = referred(toks, open)
	default:
		return nil, 0
	}
	end := ctext.Close(toks, open)
	if end == len(toks) {
		return nil, 0
	}
	if len(v.names) == 0 {
		out = []ctext.Token{{Kind: ctext.Word, Text: `(__seabmc_unsupported("` + name + ` with this declaration"), 0)`}}
	} else {
		before := ctext.Lines(toks[:end+1]) - ctext.Lines(v.formula)
		out = append([]ctext.Token{{Kind: ctext.Space, Text: strings.Repeat("\n", max(0, before))}}, v.marked(all, s)...)
	}
	// What follows stays on its line.
	out = append(out, ctext.Token{Kind: ctext.Space, Text: strings.Repeat("\n", max(0, ctext.Lines(toks[:end+1])-ctext.Lines(out)))})
	return slices.Concat([]ctext.Token{{Kind: ctext.Mark, Text: formulaBegins}}, out, []ctext.Token{{Kind: ctext.Mark, Text: formulaEnds}}), end + 1
}

// variables are those of a quantifier, and what it says of them.
type variables struct {
	typ     string
	names   []string
	formula []ctext.Token
}

// declared reads { T i, j; FORMULA }.
func declared(toks []ctext.Token, open int) (v variables) {
	end := ctext.Close(toks, open)
	if end == len(toks) {
		return v
	}
	parts := ctext.Split(toks[open+1:end], ";")
	if len(parts) < 2 || len(parts) > 3 || len(parts) == 3 && len(ctext.Trim(parts[2])) > 0 {
		return v
	}
	var names []string
	for i, d := range ctext.Split(parts[0], ",") {
		d = ctext.Trim(d)
		if len(d) == 0 || d[len(d)-1].Kind != ctext.Word || i > 0 && len(d) > 1 {
			return v
		}
		names = append(names, d[len(d)-1].Text)
		if i > 0 {
			continue
		}
		typ := ctext.Trim(d[:len(d)-1])
		if len(typ) == 0 || slices.ContainsFunc(typ, func(t ctext.Token) bool { return t.Text == "*" || t.Text == "=" }) {
			return v
		}
		v.typ = strings.TrimSpace(ctext.Text(typ, true))
	}
	v.names, v.formula = names, parts[1]
	return v
}

// referred reads (&i, FORMULA).
func referred(toks []ctext.Token, open int) (v variables) {
	end := ctext.Close(toks, open)
	if end == len(toks) {
		return v
	}
	args := toks[open+1 : end]
	parts := ctext.Split(args, ",")
	if len(parts) < 2 {
		return v
	}
	i := ctext.Bare(parts[0])
	for len(i) > 0 && i[0].Text == "(" { // a cast
		i = ctext.Trim(i[min(ctext.Close(i, 0)+1, len(i)):])
	}
	if len(i) == 0 || i[0].Text != "&" {
		return v
	}
	if i = ctext.Bare(i[1:]); len(i) != 1 || i[0].Kind != ctext.Word {
		return v
	}
	return variables{typ: "__typeof__(" + i[0].Text + ")", names: []string{i[0].Text}, formula: args[len(parts[0])+1:]}
}

// marked is the expression for a quantifier.
func (v *variables) marked(all bool, s side) []ctext.Token {
	inner := formula(v.formula, s)
	for i := len(v.names) - 1; i >= 0; i-- {
		inner = markedOne(v.typ, v.names[i], inner, loopMarker(all, s))
	}
	return inner
}

// loopMarker is the function that heads the loop of a quantifier.
func loopMarker(all bool, s side) string {
	switch {
	case all && s == mayFail: // in an assumption
		return "__seabmc_fact"
	case all && s == mayHold: // in an assertion
		return "__seabmc_any"
	case !all && s == mayFail:
		return "__seabmc_any_one"
	case !all && s == mayHold:
		return "__seabmc_there_is"
	case all:
		return "__seabmc_forall"
	}
	return "__seabmc_exists"
}

func markedOne(typ, name string, formula []ctext.Token, loop string) []ctext.Token {
	t := "(" + typ + ")"
	value := func(function string) string {
		return typ + " " + name + "=" + t + function + "(" + t + "2==" + t + "1?1:8*(int)sizeof" + t + "," + t + "-1<" + t + "1,__builtin_classify_type(" + t + "0));"
	}
	return slices.Concat([]ctext.Token{{Kind: ctext.Word, Text: "(__extension__({while(" + loop + "()){" + value("__seabmc_variable") + integer(name) + "__seabmc_holds"}, {Kind: ctext.Punct, Text: "("}}, formula,
		[]ctext.Token{{Kind: ctext.Punct, Text: ")"}, {Kind: ctext.Word, Text: ";}__seabmc_quantified();}))"}})
}
