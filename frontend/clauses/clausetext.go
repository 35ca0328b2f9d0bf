package clauses

import (
	"slices"

	"seabmc/frontend/ctext"
)

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func unsupportedText(what string) string {
	return `(__seabmc_unsupported("` + what + ` in a contract"),0)`
}

// unknown is a word of a clause that has no meaning here, "" if there is none.
func unknown(toks []ctext.Token) string {
	for _, t := range toks {
		if t.Kind == ctext.Word && slices.Contains(notInContracts, t.Text) {
			return t.Text
		}
	}
	return ""
}

// parameters is the place of the bracket before the parameters of the function in a declaration, -1 if it declares something else.
func (c *contractText) parameters(toks []ctext.Token) int {
	for i := 0; i < len(toks); i++ {
		switch t := toks[i]; {
		case t.Kind == ctext.Punct && (t.Text == "(" || t.Text == "[" || t.Text == "{"):
			i = ctext.Close(toks, i)
		case t.Kind == ctext.Word && t.Text == c.function:
			if open := ctext.Skip(toks, i+1); open < len(toks) && toks[open].Text == "(" {
				return open
			}
		}
	}
	return -1
}

// tupled takes the brackets around a tuple off: (a, b).
func tupled(toks []ctext.Token) []ctext.Token {
	if bare := ctext.Bare(toks); len(ctext.Split(bare, ",")) > 1 {
		return bare
	}
	return toks
}
