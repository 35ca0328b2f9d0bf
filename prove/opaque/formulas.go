package opaque

import (
	"slices"
	"strings"

	"seabmc/frontend/ctext"
	"seabmc/prove/csource"
)

// Formulas have to treat pointers to nodes as opaque, too. The pointer that stands for the rest of a list has an offset that no pointer to a node has, so that
// "h->next has offset 0" would say that nothing is left out behind h.

// words of formulas that are no variables.
var words = strings.Fields(`__CPROVER_POINTER_OFFSET __CPROVER_OBJECT_SIZE __CPROVER_loop_entry __CPROVER_old __CPROVER_forall __CPROVER_exists sizeof
	void _Bool char short int long float double signed unsigned const __int128`)

// Measures reports whether a formula asks for the offset or the size of what may be a node. numbers are the variables that are none and lead to none.
func Measures(formula string, numbers []string) bool {
	toks := ctext.Tokens(formula)
	asks := slices.ContainsFunc(toks, func(t ctext.Token) bool {
		return t.Text == "__CPROVER_POINTER_OFFSET" || t.Text == "__CPROVER_OBJECT_SIZE"
	})
	return asks && names(toks, numbers)
}

// Sees is like Measures for a formula that anybody may have written, with conversions and arithmetic.
func Sees(formula string, numbers []string) bool {
	toks := ctext.Tokens(formula)
	computes := slices.ContainsFunc(toks, func(t ctext.Token) bool {
		return t.Kind == ctext.Punct && !slices.Contains([]string{"(", ")", "->", ".", "==", "!=", "&&", "||", "!"}, t.Text) || t.Kind == ctext.Word && slices.Contains(words, t.Text)
	})
	return computes && names(toks, numbers)
}

// names reports whether a formula names anything but numbers.
func names(toks []ctext.Token, numbers []string) bool {
	return slices.ContainsFunc(toks, func(t ctext.Token) bool {
		return t.Kind == ctext.Word && (t.Text[0] < '0' || t.Text[0] > '9') && !slices.Contains(words, t.Text) && !slices.Contains(numbers, t.Text)
	})
}

// ToNumbers reports whether a type is a pointer to numbers, or an array of them. In a program that treats nodes as opaque, it never leads to a node.
func ToNumbers(t csource.CType) bool { return toNumbers(t) }
