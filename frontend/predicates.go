package frontend

// Predicates about pointers that only contracts have. Where one is assumed it makes the pointer so, elsewhere it asks.

// role says what is done with the formula of a clause.
type role int

const (
	assumed role = iota
	ofBody       // it is checked where the function has run
	ofCall       // it is checked where the function is called
)

// predicate is one about a pointer.
type predicate struct {
	pointer, args int    // which of how many arguments the pointer is
	assumed       string // functions that mean it
	ofBody        string
	ofCall        string
}

var pointerPredicates = map[string]predicate{
	"__CPROVER_is_fresh":              {0, 2, "__seabmc_fresh", "__seabmc_is_new", "__seabmc_separate"},
	"__CPROVER_pointer_equals":        {0, 2, "__seabmc_point", "__seabmc_same_pointer", "__seabmc_same_pointer"},
	"__CPROVER_pointer_in_range_dfcc": {1, 3, "__seabmc_point_between", "__seabmc_between", "__seabmc_between"},
}

// predicates gives those of a formula their meaning.
func predicates(toks []ctoken, r role) []ctoken {
	if r == assumed {
		return made(toks, true)
	}
	var out []ctoken
	for i := 0; i < len(toks); i++ {
		call, end := pointerPredicate(toks, i, func(p predicate, args [][]ctoken) string {
			text := p.ofBody + "("
			if r == ofCall {
				text = p.ofCall + "("
			}
			for k, a := range args {
				if k > 0 {
					text += ","
				}
				text += ctext(predicates(a, r), false)
			}
			return text + ")"
		})
		out = append(out, call)
		i = end
	}
	return out
}

// pointerPredicate is what tokens become that begin with a predicate at i, and where it ends; the token itself if it is none.
func pointerPredicate(toks []ctoken, i int, call func(p predicate, args [][]ctoken) string) (ctoken, int) {
	t := toks[i]
	open := cskip(toks, i+1)
	if t.kind != cWord || open >= len(toks) || toks[open].text != "(" {
		return t, i
	}
	if t.text == "__CPROVER_was_freed" {
		return ctoken{cWord, "__seabmc_was_freed"}, i
	}
	p, known := pointerPredicates[t.text]
	if !known {
		return t, i
	}
	end := cclose(toks, open)
	args := csplit(toks[open+1:min(end, len(toks))], ",")
	if end == len(toks) || len(args) != p.args {
		return ctoken{cWord, unsupportedText(t.text + " with these arguments")}, min(end, len(toks)-1)
	}
	return ctoken{cWord, call(p, args)}, end
}

// made makes pointers as the predicates of an assumption say. Where the whole can't hold unless one does, it always holds; elsewhere it may also
// be false, so that what is beside it counts.
func made(toks []ctoken, needed bool) []ctoken {
	for _, op := range []string{"?", "<==>", ",", ";"} {
		if len(csplit(toks, op)) > 1 {
			needed = false
		}
	}
	for _, op := range []string{"==>", "||", "&&"} {
		parts := csplit(toks, op)
		if len(parts) < 2 {
			continue
		}
		var out []ctoken
		for i, p := range parts {
			if i > 0 {
				out = append(out, ctoken{cPunct, op})
			}
			out = append(out, made(p, needed && (op == "&&" || i == len(parts)-1))...)
		}
		return out
	}
	var out []ctoken
	bare := ctrim(toks)
	if _, alone := pointerPredicates[first(bare)]; len(bare) > 1 && (bare[0].text != "(" && !alone || cclose(bare, cskip(bare, b2i(alone))) != len(bare)-1) {
		needed = false
	}
	for i := 0; i < len(toks); i++ {
		if toks[i].text == "(" {
			end := cclose(toks, i)
			if end == len(toks) {
				return append(out, toks[i:]...)
			}
			out = append(out, toks[i])
			out = append(out, made(toks[i+1:end], needed)...)
			out = append(out, toks[end])
			i = end
			continue
		}
		call, end := pointerPredicate(toks, i, func(p predicate, args [][]ctoken) string {
			text := p.assumed + "((void*)&(" + ctext(args[p.pointer], false) + ")"
			for k, a := range args {
				if k != p.pointer {
					text += ",(" + ctext(a, false) + ")"
				}
			}
			if text += ")"; !needed {
				text = "(__seabmc_either()?" + text + ":0)"
			}
			return text
		})
		out = append(out, call)
		i = end
	}
	return out
}

// first is the text of the first token.
func first(toks []ctoken) string {
	if len(toks) == 0 {
		return ""
	}
	return toks[0].text
}
