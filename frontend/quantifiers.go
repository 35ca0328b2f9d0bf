package frontend

import (
	"slices"
	"strings"
)

// Quantifiers of CBMC's, __CPROVER_forall { T i; FORMULA } and __CPROVER_exists, and of ESBMC's, __ESBMC_forall(&i, FORMULA), whose variable
// is one that is declared before, are only marked here. They get their meaning in the lowering (ir/lower/guarded/quantifier.go):
//
//	({ while (__seabmc_forall()) { T i = (T)__seabmc_variable(BITS, SIGNED, CLASS); __seabmc_holds(FORMULA); } __seabmc_quantified(); })
//
// Where it counts only that the formula is false of some i (in an assertion), or true of some i (in an assumption), the loop is headed by
// __seabmc_any or __seabmc_any_one: any one i will do. A universal quantifier that is assumed is headed by __seabmc_fact.

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
	assuming = []string{"__CPROVER_assume", "__ESBMC_assume"}
	failing  = []string{"__assert_fail", "__assert_rtn", "__assert"} // what assert of the C library calls
)

// computing are words before brackets that do no more than to compute a value; those of keptValue are among them.
var computing = []string{"sizeof", "__typeof__", "typeof", "_Alignof", "__builtin_offsetof", "__builtin_choose_expr", "__builtin_types_compatible_p"}

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
func quantifiers(toks []ctoken) []ctoken {
	var out []ctoken
	for i := 0; i < len(toks); i++ {
		n := 0
		var made []ctoken
		switch next := cskip(toks, i+1); {
		case next == len(toks) || toks[i].kind == cSpace || toks[i].kind == cString:
		case toks[next].text == "(" && slices.Contains(asserting, toks[i].text):
			made, n = stated(toks[i:], next-i, mayHold)
		case toks[next].text == "(" && slices.Contains(assuming, toks[i].text):
			made, n = stated(toks[i:], next-i, mayFail)
		case toks[i].text == "if" && toks[next].text == "(" && failsUnless(toks, next):
			made, n = stated(toks[i:], next-i, mayHold)
		case toks[i].text == "(" && failsUnless(toks, i):
			made, n = stated(toks[i:], 0, mayHold)
		case toks[i].text == "__CPROVER_bitvector" && toks[next].text == "[":
			if end := cclose(toks, next); end < len(toks) {
				made = slices.Concat([]ctoken{{cWord, "_BitInt"}, {cPunct, "("}}, toks[next+1:end], []ctoken{{cPunct, ")"}})
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
func stated(toks []ctoken, open int, s side) (out []ctoken, n int) {
	end := cclose(toks, open)
	if end >= len(toks) {
		return nil, 0
	}
	first := csplit(toks[open+1:end], ",")[0]
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
func failsUnless(toks []ctoken, open int) bool {
	i := cskip(toks, cclose(toks, open)+1)
	if i >= len(toks) || toks[i].text != ";" && toks[i].text != "?" {
		return false
	}
	until := map[string]string{";": "else", "?": ":"}[toks[i].text]
	for k := 0; k < 20 && i < len(toks) && toks[i].text != until; k++ {
		i = cskip(toks, i+1)
	}
	i = cskip(toks, i+1)
	return i < len(toks) && slices.Contains(failing, toks[i].text)
}

// orderly tells whether nothing behind the first quantifier of a formula does more than to compute a value, so that nobody can tell whether it was.
func orderly(toks []ctoken) bool {
	behind := false
	for i, t := range toks {
		behind = behind || strings.HasSuffix(t.text, "_forall") || strings.HasSuffix(t.text, "_exists")
		if !behind {
			continue
		}
		switch t.text {
		case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "++", "--":
			return false
		case "(":
			if n := cskip(toks, i+1); n < len(toks) && toks[n].text == "*" && strings.Trim(flatText(toks[n:cclose(toks, i)]), "* ") == "" {
				continue // (T (*)[n]) names a type
			}
			if called := lastWord(toks[:i]); called != "" && !slices.Contains(computing, called) && !strings.HasPrefix(called, "__CPROVER_") && !strings.HasPrefix(called, "__ESBMC_") {
				return false
			}
		}
	}
	return true
}

// lastWord is the word that tokens end with, "" if they do not.
func lastWord(toks []ctoken) string {
	toks = ctrim(toks)
	if n := len(toks); n > 0 && toks[n-1].kind == cWord {
		return toks[n-1].text
	}
	return ""
}

// formula marks the quantifiers of a formula of which one side counts.
func formula(toks []ctoken, s side) []ctoken {
	if s == exact {
		return quantifiers(toks)
	}
	for _, op := range []string{",", "?", "<==>", "=", ";"} {
		if len(csplit(toks, op)) > 1 {
			return quantifiers(toks)
		}
	}
	if parts := csplit(toks, "=="); len(parts) == 2 && s != exact && (quantified(parts[0]) || quantified(parts[1])) && !slices.ContainsFunc([]string{"==>", "||", "&&"}, func(op string) bool { return len(csplit(toks, op)) > 1 }) {
		return equivalence(parts[0], parts[1], s)
	}
	if parts := csplit(toks, "==>"); len(parts) > 1 {
		return joined(parts, "==>", func(i int) side {
			if i < len(parts)-1 {
				return s.opposite()
			}
			return s
		})
	}
	for _, op := range []string{"||", "&&"} {
		if parts := csplit(toks, op); len(parts) > 1 {
			return joined(parts, op, func(int) side { return s })
		}
	}
	start := cskip(toks, 0)
	end := start + len(ctrim(toks))
	if start == end {
		return toks
	}
	lead, body, tail := toks[:start], toks[start:end], toks[end:]
	switch {
	case body[0].text == "!":
		body = append([]ctoken{body[0]}, formula(body[1:], s.opposite())...)
	case body[0].text == "(" && cclose(body, 0) == len(body)-1:
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

// quantified tells whether tokens have a quantifier in them.
func quantified(toks []ctoken) bool {
	return slices.ContainsFunc(toks, func(t ctoken) bool {
		return strings.HasSuffix(t.text, "_forall") || strings.HasSuffix(t.text, "_exists")
	})
}

// equivalence writes x == y, where one of them is a quantifier, as two implications, in each of which one side of it counts.
func equivalence(x, y []ctoken, s side) []ctoken {
	truth := func(toks []ctoken, s side) []ctoken {
		if !quantified(toks) {
			return slices.Concat([]ctoken{{cPunct, "("}}, toks, []ctoken{{cPunct, ")"}})
		}
		return formula(toks, s)
	}
	one := func(x, y []ctoken) []ctoken {
		return slices.Concat([]ctoken{{cPunct, "("}, {cPunct, "!"}, {cPunct, "("}}, truth(x, s.opposite()), []ctoken{{cPunct, ")"}, {cPunct, "||"}}, truth(y, s), []ctoken{{cPunct, ")"}})
	}
	return slices.Concat(one(x, y), []ctoken{{cPunct, "&&"}}, one(flatTokens(y), flatTokens(x)))
}

// flatTokens leaves line breaks out.
func flatTokens(toks []ctoken) []ctoken { return ctokens(flatText(toks)) }

// joined are parts of a formula with an operator between them again.
func joined(parts [][]ctoken, op string, sideOf func(i int) side) []ctoken {
	var out []ctoken
	for i, p := range parts {
		if i > 0 {
			out = append(out, ctoken{cPunct, op})
		}
		out = append(out, formula(p, sideOf(i))...)
	}
	return out
}

// quantifier marks the quantifier that tokens begin with; n is 0 if they begin with something else.
func quantifier(toks []ctoken, s side) (out []ctoken, n int) {
	name, open := toks[0].text, cskip(toks, 1)
	if open == len(toks) || toks[0].kind != cWord {
		return nil, 0
	}
	all := strings.HasSuffix(name, "_forall")
	var v variables
	switch {
	case (name == "__CPROVER_forall" || name == "__CPROVER_exists") && toks[open].text == "{":
		v = declared(toks, open)
	case (name == "__ESBMC_forall" || name == "__ESBMC_exists") && toks[open].text == "(":
		v = referred(toks, open)
	default:
		return nil, 0
	}
	end := cclose(toks, open)
	if end == len(toks) {
		return nil, 0
	}
	if len(v.names) == 0 {
		out = []ctoken{{cWord, `(__seabmc_unsupported("` + name + ` with this declaration"), 0)`}}
	} else {
		before := clines(toks[:end+1]) - clines(v.formula)
		out = append([]ctoken{{cSpace, strings.Repeat("\n", max(0, before))}}, v.marked(all, s)...)
	}
	// What follows stays on its line.
	out = append(out, ctoken{cSpace, strings.Repeat("\n", max(0, clines(toks[:end+1])-clines(out)))})
	return slices.Concat([]ctoken{{cMark, formulaBegins}}, out, []ctoken{{cMark, formulaEnds}}), end + 1
}

// variables are those of a quantifier, and what it says of them.
type variables struct {
	typ     string
	names   []string
	formula []ctoken
}

// declared reads { T i, j; FORMULA }.
func declared(toks []ctoken, open int) (v variables) {
	end := cclose(toks, open)
	if end == len(toks) {
		return v
	}
	parts := csplit(toks[open+1:end], ";")
	if len(parts) < 2 || len(parts) > 3 || len(parts) == 3 && len(ctrim(parts[2])) > 0 {
		return v
	}
	var names []string
	for i, d := range csplit(parts[0], ",") {
		d = ctrim(d)
		if len(d) == 0 || d[len(d)-1].kind != cWord || i > 0 && len(d) > 1 {
			return v
		}
		names = append(names, d[len(d)-1].text)
		if i > 0 {
			continue
		}
		typ := ctrim(d[:len(d)-1])
		if len(typ) == 0 || slices.ContainsFunc(typ, func(t ctoken) bool { return t.text == "*" || t.text == "=" }) {
			return v
		}
		v.typ = strings.TrimSpace(ctext(typ, true))
	}
	v.names, v.formula = names, parts[1]
	return v
}

// referred reads (&i, FORMULA).
func referred(toks []ctoken, open int) (v variables) {
	end := cclose(toks, open)
	if end == len(toks) {
		return v
	}
	args := toks[open+1 : end]
	parts := csplit(args, ",")
	if len(parts) < 2 {
		return v
	}
	i := cbare(parts[0])
	for len(i) > 0 && i[0].text == "(" { // a cast
		i = ctrim(i[min(cclose(i, 0)+1, len(i)):])
	}
	if len(i) == 0 || i[0].text != "&" {
		return v
	}
	if i = cbare(i[1:]); len(i) != 1 || i[0].kind != cWord {
		return v
	}
	return variables{typ: "__typeof__(" + i[0].text + ")", names: []string{i[0].text}, formula: args[len(parts[0])+1:]}
}

// marked is the expression for a quantifier.
func (v *variables) marked(all bool, s side) []ctoken {
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
	case all:
		return "__seabmc_forall"
	}
	return "__seabmc_exists"
}

func markedOne(typ, name string, formula []ctoken, loop string) []ctoken {
	t := "(" + typ + ")"
	value := func(function string) string {
		return typ + " " + name + "=" + t + function + "(" + t + "2==" + t + "1?1:8*(int)sizeof" + t + "," + t + "-1<" + t + "1,__builtin_classify_type(" + t + "0));"
	}
	return slices.Concat([]ctoken{{cWord, "(__extension__({while(" + loop + "()){" + value("__seabmc_variable") + "__seabmc_holds"}, {cPunct, "("}}, formula,
		[]ctoken{{cPunct, ")"}, {cWord, ";}__seabmc_quantified();}))"}})
}
