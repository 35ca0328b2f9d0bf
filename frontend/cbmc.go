package frontend

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// CBMC's C has what no other compiler reads. A file that clang refuses and that holds some of it is preprocessed, rewritten and compiled again:
//
//	a ==> b, a <==> b                       (!(a)||(b)), (!(a)==!(b))
//	__CPROVER_forall { T i; g(i) ==> b(i) }  a loop over the range that g states
//	__CPROVER_exists { T i; g(i) && b(i) }   likewise
//	__CPROVER_bitvector[N]                  _BitInt(N)
//
// and ESBMC's __ESBMC_forall(&i, g(i) implies b(i)), whose variable is one that is declared before. It compiles as a call, but is none.
//
// A quantifier is about all values of T. The loop runs over those between bounds of i that the guard states (c <= i, i < n and so on), so that
// the formula is true (for exists: false) of all others; it evaluates the whole formula, guard included, so that a bound that is too wide does
// no harm. Where no bounds are found and T has more than a byte, the quantifier is unsupported when it is reached.

var cbmcSyntax = regexp.MustCompile(`__(?:CPROVER|ESBMC)_(?:forall|exists)\b|__CPROVER_bitvector\b|==>`)

// quantifierCall is a call of ESBMC's quantifiers in LLVM assembly.
var quantifierCall = regexp.MustCompile(`@__ESBMC_(?:forall|exists)\b`)

func rewriteCBMC(src string) string {
	return implications(quantifiers(ctokens(src), 0))
}

// quantifiers replaces quantifiers, and CBMC's bit-vector types.
func quantifiers(toks []ctoken, depth int) []ctoken {
	var out []ctoken
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		next := cskip(toks, i+1)
		if t.kind == cWord && next < len(toks) && depth < 20 {
			switch {
			case (t.text == "__CPROVER_forall" || t.text == "__CPROVER_exists") && toks[next].text == "{":
				end := cclose(toks, next)
				if end < len(toks) {
					q := quantifier(t.text, toks[next+1:end], depth)
					out = append(out, q...)
					out = append(out, ctoken{cSpace, strings.Repeat("\n", max(0, clines(toks[i:end])-clines(q)))}) // what follows stays on its line
					i = end
					continue
				}
			case (t.text == "__ESBMC_forall" || t.text == "__ESBMC_exists") && toks[next].text == "(":
				end := cclose(toks, next)
				if v, formula, ok := quantifierArgs(toks[next+1 : end]); ok && end < len(toks) {
					out = append(out, overVariable(t.text, v, "__typeof__("+v+")", formula, depth)...)
					out = append(out, ctoken{cSpace, strings.Repeat("\n", clines(toks[next:end]))})
					i = end
					continue
				}
			case t.text == "__CPROVER_bitvector" && toks[next].text == "[":
				end := cclose(toks, next)
				if end < len(toks) {
					out = append(out, ctoken{cWord, "_BitInt"}, ctoken{cPunct, "("})
					out = append(out, toks[next+1:end]...)
					out = append(out, ctoken{cPunct, ")"})
					i = end
					continue
				}
			}
		}
		out = append(out, t)
	}
	return out
}

// quantifier is the statement expression for a quantifier with this body.
func quantifier(name string, body []ctoken, depth int) []ctoken {
	parts := csplit(body, ";")
	decl := ctrim(parts[0])
	if len(parts) < 2 || len(decl) < 2 || decl[len(decl)-1].kind != cWord {
		return []ctoken{{cWord, fmt.Sprintf("(__seabmc_unsupported(%q), 0)", name+" with this declaration")}}
	}
	return overVariable(name, decl[len(decl)-1].text, strings.TrimSpace(ctext(decl[:len(decl)-1], true)), parts[1], depth)
}

// quantifierArgs takes the variable and the formula out of the arguments of ESBMC's quantifiers.
func quantifierArgs(args []ctoken) (i string, formula []ctoken, ok bool) {
	parts := csplit(args, ",")
	if len(parts) < 2 {
		return "", nil, false
	}
	v := cbare(parts[0])
	for len(v) > 0 && v[0].text == "(" { // a cast
		v = ctrim(v[min(cclose(v, 0)+1, len(v)):])
	}
	if len(v) == 0 || v[0].text != "&" {
		return "", nil, false
	}
	if v = cbare(v[1:]); len(v) != 1 || v[0].kind != cWord {
		return "", nil, false
	}
	return v[0].text, args[len(parts[0])+1:], true
}

// overVariable is the statement expression for a quantifier over i.
func overVariable(name, i, typ string, formula []ctoken, depth int) []ctoken {
	q := quantified{name: name, i: i, typ: typ}
	all := strings.HasSuffix(name, "_forall")
	if all {
		q.forall(formula)
	} else {
		q.exists(formula)
	}
	inner := quantifiers(formula, depth+1)
	initial, test := "1", "!"
	if !all {
		initial, test = "0", ""
	}
	out := []ctoken{{cWord, "(__extension__({_Bool __seabmc_q=" + initial + ";" + q.range_() +
		"for(;__seabmc_i<=__seabmc_n;__seabmc_i++){" + typ + " " + i + "=(" + typ + ")__seabmc_i;if(" + test}, {cPunct, "("}}
	out = append(out, inner...)
	return append(out, ctoken{cPunct, ")"}, ctoken{cWord, "){__seabmc_q=!__seabmc_q;break;}}__seabmc_q;}))"})
}

// quantified is a quantifier's variable and the bounds that were found.
type quantified struct {
	name, i, typ string
	low, high    string   // "" if there is none
	inner        []string // variables of quantifiers inside, which no bound may be about
	beyond       bool     // the variable is greater than low, not equal
	below        bool     // the variable is less than high, not equal
}

// forall looks for bounds in g ==> b, !g || b and i < c || b.
func (q *quantified) forall(f []ctoken) {
	f = q.matrix(cbare(f))
	if parts := csplit(f, "==>"); len(parts) > 1 {
		q.exists(parts[0])
		return
	}
	for _, part := range csplit(f, "||") {
		part = cbare(part)
		if len(part) > 1 && part[0].text == "!" {
			if rest := ctrim(part[1:]); rest[0].text == "(" && cclose(rest, 0) == len(rest)-1 {
				q.exists(rest)
			}
			continue
		}
		q.comparison(part, true)
	}
}

// exists looks for bounds in a conjunction.
func (q *quantified) exists(f []ctoken) {
	work := [][]ctoken{f}
	for len(work) > 0 {
		f := q.matrix(cbare(work[len(work)-1]))
		work = work[:len(work)-1]
		if parts := csplit(f, "&&"); len(parts) > 1 {
			work = append(work, parts...)
			continue
		}
		q.comparison(f, false)
	}
}

// matrix is what quantifiers inside are about, if f is nothing but quantifiers: a formula that is true (or false) of all
// values of theirs where i is beyond a bound makes them true (or false).
func (q *quantified) matrix(f []ctoken) []ctoken {
	for {
		next := cskip(f, 1)
		if len(f) == 0 || next >= len(f) || f[next].text != "{" || cclose(f, next) != len(f)-1 || !strings.HasPrefix(f[0].text, "__CPROVER_") {
			return f
		}
		parts := csplit(f[next+1:len(f)-1], ";")
		decl := ctrim(parts[0])
		if len(parts) < 2 || len(decl) == 0 || decl[len(decl)-1].text == q.i {
			return f
		}
		q.inner = append(q.inner, decl[len(decl)-1].text)
		f = cbare(parts[1])
	}
}

var mirrored = map[string]string{"<": ">", "<=": ">=", ">": "<", ">=": "<="}
var negated = map[string]string{"<": ">=", "<=": ">", ">": "<=", ">=": "<"}

// comparison takes a bound from i op e or e op i, or from its negation.
func (q *quantified) comparison(f []ctoken, negate bool) {
	for op := range mirrored {
		parts := csplit(f, op)
		if len(parts) != 2 {
			continue
		}
		l, r := cbare(parts[0]), cbare(parts[1])
		switch {
		case len(l) == 1 && l[0].text == q.i && !q.in(r):
		case len(r) == 1 && r[0].text == q.i && !q.in(l):
			r, op = l, mirrored[op]
		default:
			return
		}
		if negate {
			op = negated[op]
		}
		switch e := "(" + ctext(r, true) + ")"; {
		case op[0] == '>' && q.low == "":
			q.low, q.beyond = e, op == ">"
		case op[0] == '<' && q.high == "":
			q.high, q.below = e, op == "<"
		}
		return
	}
}

// in tells whether an expression is about the variable, or is not one operand of a comparison.
func (q *quantified) in(e []ctoken) bool {
	return slices.ContainsFunc(e, func(t ctoken) bool {
		return t.text == q.i || slices.Contains(q.inner, t.text) || t.text == "?" || t.text == "==>" || t.text == "||" || t.text == "&&" || t.text == "{" ||
			t.text == "==" || t.text == "!=" || t.text == "&" || t.text == "|" || t.text == "^" || t.text == "="
	})
}

// range_ declares the loop's counter and its last value. A bound is brought to the type in which C compares it with the variable.
func (q *quantified) range_() string {
	refuse := func(cond string) string {
		return fmt.Sprintf("if(%s)__seabmc_unsupported(%q);", cond, q.name+" over a range that is not stated as low <= "+q.i+" && "+q.i+" < high")
	}
	common := func(e string) string { return "(__typeof__((" + q.typ + ")0+" + e + "))" }
	signed := "(" + q.typ + ")-1<0"
	var check, low, high string
	if q.low == "" {
		check, low = refuse(signed+"&&sizeof("+q.typ+")>1"), "("+signed+"?-128:0)"
	} else {
		check = refuse(signed + "&&" + common(q.low) + "-1>0") // a negative one compares as a large one
		low = "(__seabmc_wide)" + common(q.low) + q.low
		if q.beyond {
			low += "+1"
		}
	}
	if q.high == "" {
		check += refuse("sizeof(" + q.typ + ")>1")
		high = "(" + signed + "?127:255)"
	} else {
		high = "(__seabmc_wide)" + common(q.high) + q.high
		check += refuse(common(q.high) + q.high + ">0&&" + high + "<0")
		if q.below {
			high += "-1"
		}
	}
	return check + "__seabmc_wide __seabmc_i=" + low + ",__seabmc_n=" + high + ";"
}

// segment is a place between brackets and separators where implications are being written.
type segment struct {
	start int // in the output
	open  int // implications to close
}

// implications joins tokens, ==> and <==> written in C. Both bind less than || and more than ?:, and are right-associative.
func implications(toks []ctoken) string {
	out := make([]string, 0, len(toks))
	stack := []segment{{}}
	end := func() {
		s := &stack[len(stack)-1]
		if s.open > 0 {
			out = append(out, strings.Repeat("))", s.open))
		}
		s.open = 0
	}
	for _, t := range toks {
		if t.kind == cWord && t.text == "return" {
			out = append(out, t.text)
			stack[len(stack)-1].start = len(out)
			continue
		}
		if t.kind != cPunct {
			out = append(out, t.text)
			continue
		}
		switch t.text {
		case "(", "[", "{":
			out = append(out, t.text)
			stack = append(stack, segment{start: len(out)})
		case ")", "]", "}":
			end()
			if len(stack) > 1 {
				stack = stack[:len(stack)-1]
			}
			out = append(out, t.text)
			if t.text == "}" {
				stack[len(stack)-1].start = len(out)
			}
		case ",", ";", "?", ":", "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=":
			end()
			out = append(out, t.text)
			stack[len(stack)-1].start = len(out)
		case "==>", "<==>":
			s := &stack[len(stack)-1]
			if s.start < len(out) {
				out[s.start] = "(!(" + out[s.start]
			}
			out = append(out, map[string]string{"==>": ")||(", "<==>": ")==!("}[t.text])
			s.open++
			s.start = len(out)
		default:
			out = append(out, t.text)
		}
	}
	return strings.Join(out, "")
}
