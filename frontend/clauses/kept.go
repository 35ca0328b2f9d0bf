package clauses

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/frontend/ctext"
)

// withOld puts what keeps values from before the call in their place. What a variable of the clause's own chooses, as that of a quantifier, is read
// in the memory of that time.
func (c *contractText) withOld(cl clause) []ctext.Token {
	own := ownVariables(cl.toks)
	out, bad := withKept(cl.toks, oldValue, func(inner []ctext.Token) string {
		if slices.ContainsFunc(inner, func(t ctext.Token) bool { return t.Text == oldValue || t.Text == returnValue }) {
			c.faults.add(cl, "%s of what is there after the call", oldValue)
		}
		if slices.ContainsFunc(inner, func(t ctext.Token) bool { return t.Kind == ctext.Word && slices.Contains(own, t.Text) }) {
			return earlier(ctext.FlatText(inner))
		}
		c.olds = append(c.olds, "("+ctext.FlatText(inner)+")")
		return keptValue(fmt.Sprintf("__seabmc_old_%d", len(c.olds)-1), c.olds[len(c.olds)-1])
	})
	if bad != "" {
		c.faults.add(cl, "%s that has no end", bad)
	}
	return out
}

// earlier reads a number or pointer in the memory of before a call.
func earlier(e string) string {
	return fmt.Sprintf("(__extension__({__seabmc_before(1);__auto_type __seabmc_v=(%[1]s);"+
		"_Static_assert(sizeof((%[1]s)+0)&&%[2]s,\"__CPROVER_old of an array that the variable of a quantifier chooses\");__seabmc_before(0);__seabmc_v;}))", e, isNoArray("__seabmc_v", e))
}

// ownVariables are the variables that a clause declares.
func ownVariables(toks []ctext.Token) (names []string) {
	toks = slices.DeleteFunc(slices.Clone(toks), func(t ctext.Token) bool { return t.Kind == ctext.Space || t.Kind == ctext.Mark })
	for i := range toks {
		if mayDeclare(toks, i) {
			names = append(names, declaredAt(toks[i:])...)
		}
	}
	return names
}

// withKept puts the names that kept gives to expressions in the place of word(expression); bad is what has none.
func withKept(toks []ctext.Token, word string, kept func(inner []ctext.Token) string) (out []ctext.Token, bad string) {
	for i := 0; i < len(toks); i++ {
		open := ctext.Skip(toks, i+1)
		if toks[i].Kind != ctext.Word || toks[i].Text != word || open >= len(toks) || toks[open].Text != "(" {
			out = append(out, toks[i])
			continue
		}
		end := ctext.Close(toks, open)
		if end == len(toks) {
			return nil, word
		}
		name := kept(toks[open+1 : end])
		if name == "" {
			return nil, word + " of this"
		}
		out = append(out, ctext.Token{Kind: ctext.Word, Text: name}, ctext.Token{Kind: ctext.Space, Text: strings.Repeat("\n", ctext.Lines(toks[open+1:end]))})
		i = end
	}
	return out, ""
}

// snapshot declares variables that keep the value of e: __auto_type makes a pointer of an array, which is kept in a structure then.
func snapshot(name, e string) string {
	return fmt.Sprintf("__auto_type %[1]s=(%[2]s);struct{__typeof__(%[2]s) v;}*%[1]s_=0;if(!%[3]s){%[1]s_=__builtin_alloca(sizeof*%[1]s_);__builtin_memcpy(%[1]s_,__builtin_choose_expr(%[3]s,0,%[1]s),sizeof*%[1]s_);}",
		name, e, isNoArray(name, e))
}

// keptValue is the value that snapshot keeps.
func keptValue(name, e string) string {
	return fmt.Sprintf("__builtin_choose_expr(%s,%s,%s_->v)", isNoArray(name, e), name, name)
}

func isNoArray(name, e string) string {
	return fmt.Sprintf("__builtin_types_compatible_p(__typeof__(%s),__typeof__(%s))", e, name)
}
