package dialect

import "seabmc/frontend/ctext"

// infinitely is the number of elements of an array without an end, as __CPROVER_constant_infinity_uint in prelude.h has it.
const infinitely = "(sizeof(void*)==4?0x10000:0x100000000ul)"

// endless gives the arrays that ESBMC's annotation says have no end as many elements as stand for that.
func endless(toks []ctext.Token) []ctext.Token {
	for i := range toks {
		if toks[i].Kind == ctext.String && toks[i].Text == `"__ESBMC_inf_size"` {
			if open := annotated(toks, i); open >= 0 {
				widen(toks, open)
			}
		}
	}
	return toks
}

// annotated is the opening bracket of the array that an annotation, whose text is token i, is about: it
// stands in front of the declaration, or behind the declarator. -1 if there is none.
func annotated(toks []ctext.Token, i int) int {
	for k := i; k < len(toks) && !endsDeclarator(toks[k].Text); k++ {
		if toks[k].Text == "[" && toks[ctext.Skip(toks, k+1)%len(toks)].Text != "[" {
			return k
		}
	}
	for k := i; k >= 0 && !endsDeclarator(toks[k].Text); k-- {
		if toks[k].Text != "]" {
			continue
		}
		for depth := 0; k >= 0; k-- {
			if toks[k].Text == "]" {
				depth++
			} else if toks[k].Text == "[" {
				if depth--; depth == 0 {
					return k
				}
			}
		}
	}
	return -1
}

func endsDeclarator(t string) bool { return t == ";" || t == "=" || t == "{" || t == "}" }

// widen changes the size between the brackets that open at token i.
func widen(toks []ctext.Token, i int) {
	end := ctext.Close(toks, i)
	if end >= len(toks) {
		return
	}
	if end == i+1 { // []
		toks[i].Text = "[" + infinitely
		return
	}
	for k := i + 1; k < end; k++ {
		toks[k] = ctext.Token{Kind: ctext.Space, Text: ""}
	}
	toks[i+1] = ctext.Token{Kind: ctext.Word, Text: infinitely}
}
