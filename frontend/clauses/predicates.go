package clauses

import (
	"fmt"
	"strings"

	"seabmc/frontend/ctext"
)

// Predicates about pointers that only contracts have. Where one is assumed it makes the pointer so, elsewhere it asks.

// role says what is done with the formula of a clause.
type role int

const (
	assumed role = iota
	ofBody       // it is checked where the function has run
	ofCall       // it is checked where the function is called
	ofLoop       // it is checked where a round begins or has ended
)

// predicate is one about a pointer.
type predicate struct {
	pointer, args int    // which of how many arguments the pointer is
	assumed       string // functions that mean it
	ofBody        string
	ofCall        string
	ofLoop        string // "": it has no meaning there
	function      bool   // it is a pointer to a function
	sized         bool   // the second argument is a number of bytes
}

// integer tells whether the k-th argument is a number of bytes.
func (p *predicate) integer(k int) bool { return p.sized && k == 1 }

const obeysContract = "__CPROVER_obeys_contract"

var pointerPredicates = map[string]predicate{
	"__CPROVER_is_fresh":              {0, 2, "__seabmc_fresh", "__seabmc_is_new", "__seabmc_separate", "__seabmc_loop_fresh", false, true},
	"__CPROVER_pointer_equals":        {0, 2, "__seabmc_point", "__seabmc_same_pointer", "__seabmc_same_pointer", "", false, false},
	"__CPROVER_pointer_in_range_dfcc": {1, 3, "__seabmc_point_between", "__seabmc_between", "__seabmc_between", "", false, false},
	obeysContract:                     {0, 2, "__seabmc_obey", "__seabmc_obeys", "__seabmc_obeys", "", true, false},
}

// predicates gives those of a formula their meaning.
func predicates(toks []ctext.Token, r role) []ctext.Token {
	if r == assumed {
		return made(toks, true)
	}
	var out []ctext.Token
	for i := 0; i < len(toks); i++ {
		call, end := pointerPredicate(toks, i, func(p predicate, args [][]ctext.Token) string {
			text := map[role]string{ofBody: p.ofBody, ofCall: p.ofCall, ofLoop: p.ofLoop}[r] + "("
			for k, a := range args {
				if k > 0 {
					text += ","
				}
				if p.function {
					text += asAddress(a)
				} else if p.integer(k) {
					text += ctext.Text(predicates(a, r), false)
				} else {
					text += pointer(ctext.Text(predicates(a, r), false))
				}
			}
			return p.typed(args, text+")")
		})
		out = append(out, call)
		i = end
	}
	return out
}

// asAddress is a pointer to a function as one to an object.
func asAddress(toks []ctext.Token) string {
	return "(const volatile void*)(" + ctext.Text(toks, false) + ")"
}

// typed is a predicate for a pointer to a function that has the type of the function whose contract it obeys.
func (p *predicate) typed(args [][]ctext.Token, text string) string {
	if !p.function {
		return text
	}
	return fmt.Sprintf("(__extension__({_Static_assert(__builtin_types_compatible_p(__typeof__(*(%s)),__typeof__(*(%s))),\"%s of a function of another type\");%s;}))",
		ctext.FlatText(args[0]), ctext.FlatText(args[1]), obeysContract, text)
}

// pointerPredicate is what tokens become that begin with a predicate at i, and where it ends; the token itself if it is none.
func pointerPredicate(toks []ctext.Token, i int, call func(p predicate, args [][]ctext.Token) string) (ctext.Token, int) {
	t := toks[i]
	open := ctext.Skip(toks, i+1)
	if t.Kind != ctext.Word || open >= len(toks) || toks[open].Text != "(" {
		return t, i
	}
	if t.Text == wasFreed || t.Text == isFreeable {
		name := map[string]string{wasFreed: "__seabmc_was_freed", isFreeable: isFreeable}[t.Text]
		end := ctext.Close(toks, open)
		return ctext.Token{Kind: ctext.Word, Text: name + "(" + pointer(ctext.Text(toks[open+1:min(end, len(toks))], false)) + ")"}, min(end, len(toks)-1)
	}
	p, known := pointerPredicates[t.Text]
	if !known {
		return t, i
	}
	end := ctext.Close(toks, open)
	args := ctext.Split(toks[open+1:min(end, len(toks))], ",")
	if end == len(toks) || len(args) != p.args {
		return ctext.Token{Kind: ctext.Word, Text: unsupportedText(t.Text + " with these arguments")}, min(end, len(toks)-1)
	}
	return ctext.Token{Kind: ctext.Word, Text: call(p, args)}, end
}

// made makes pointers as the predicates of an assumption say. Where the whole can't hold unless one does, it always holds; elsewhere it may also
// be false, so that what is beside it counts.
func made(toks []ctext.Token, needed bool) []ctext.Token {
	for _, op := range []string{"?", "<==>", ",", ";"} {
		if len(ctext.Split(toks, op)) > 1 {
			needed = false
		}
	}
	for _, op := range []string{"==>", "||", "&&"} {
		parts := ctext.Split(toks, op)
		if len(parts) < 2 {
			continue
		}
		var out []ctext.Token
		for i, p := range parts {
			if i > 0 {
				out = append(out, ctext.Token{Kind: ctext.Punct, Text: op})
			}
			out = append(out, made(p, needed && (op == "&&" || i == len(parts)-1))...)
		}
		return out
	}
	var out []ctext.Token
	bare := ctext.Trim(toks)
	if _, alone := pointerPredicates[first(bare)]; len(bare) > 1 && (bare[0].Text != "(" && !alone || ctext.Close(bare, ctext.Skip(bare, b2i(alone))) != len(bare)-1) {
		needed = false
	}
	for i := 0; i < len(toks); i++ {
		if toks[i].Text == "(" {
			end := ctext.Close(toks, i)
			if end == len(toks) {
				return append(out, toks[i:]...)
			}
			out = append(out, toks[i])
			out = append(out, made(toks[i+1:end], needed)...)
			out = append(out, toks[end])
			i = end
			continue
		}
		call, end := pointerPredicate(toks, i, func(p predicate, args [][]ctext.Token) string {
			var text string
			for k, a := range args {
				if !p.function {
					text += map[bool]func(string) string{true: isInteger, false: isPointer}[p.integer(k)](ctext.Text(a, false)) + ","
				}
			}
			text = "(" + text + p.assumed + "((void*)&(" + ctext.Text(args[p.pointer], false) + ")"
			for k, a := range args {
				if k != p.pointer {
					if p.function {
						text += "," + asAddress(a)
					} else {
						text += ",(" + ctext.Text(a, false) + ")"
					}
				}
			}
			if text = p.typed(args, text+"))"); !needed {
				text = "(__seabmc_either()?" + text + ":0)"
			}
			return text
		})
		out = append(out, call)
		i = end
	}
	return out
}

// A pointer is told from something else by clang: it may be dereferenced. Its value stays what it is.

// pointer is an argument that has to be a pointer.
func pointer(text string) string {
	if text = strings.TrimSpace(text); text == "0" {
		return text
	}
	return "&*(" + text + ")"
}

// isPointer is an expression without effect that compiles if the text is a pointer.
func isPointer(text string) string { return "(void)sizeof(" + pointer(text) + ")" }

// isInteger is an expression without effect that compiles if the text is an integer.
func isInteger(text string) string { return "(void)sizeof((" + text + ")&0)" }
