package clauses

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/frontend/ctext"
)

// result is the type that stands before the function's name.
func (c *contractText) result(toks []ctext.Token) string {
	var out []ctext.Token
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		if t.Text == "__attribute__" || t.Text == "__attribute" {
			i = ctext.Close(toks, ctext.Skip(toks, i+1))
			continue
		}
		if t.Text == c.function || slices.Contains(storage, t.Text) || t.Kind == ctext.Space && strings.Contains(t.Text, "#") {
			continue
		}
		out = append(out, t)
	}
	return strings.TrimSpace(ctext.Text(out, true))
}

var (
	qualifiers = []string{"const", "volatile", "restrict", "__restrict", "__restrict__", "struct", "union", "enum", "register"}
	basicTypes = []string{"int", "char", "short", "long", "unsigned", "signed", "float", "double", "_Bool", "__int128"}
)

// parameterNames gives each parameter a name.
func parameterNames(toks []ctext.Token) (decls string, names []string, bad string) {
	flat := strings.TrimSpace(ctext.FlatText(toks))
	if flat == "" || flat == "void" {
		return "void", nil, ""
	}
	var all []string
	for i, p := range ctext.Split(toks, ",") {
		p = ctext.Trim(p)
		if ctext.FlatText(p) == "..." || len(p) > 0 && p[0].Text == "." {
			return flat, names, "the contract of a function with a variable number of arguments"
		}
		name := nameOf(p)
		text := ctext.FlatText(unsized(p))
		if name == "" {
			if slices.ContainsFunc(p, func(t ctext.Token) bool { return t.Kind == ctext.Punct && t.Text != "*" }) {
				bad = "the contract of a function with parameters that have no name"
				continue
			}
			name = fmt.Sprintf("__seabmc_p%d", i)
			text += " " + name
		}
		names, all = append(names, name), append(all, text)
	}
	return strings.Join(all, ","), names, bad
}

// unsized is the declaration of a parameter without the number of its elements, which may be known by requires only.
func unsized(p []ctext.Token) []ctext.Token {
	for i, t := range p {
		if t.Text == "(" {
			return p
		}
		if t.Text == "[" {
			return slices.Concat(p[:i+1], p[min(ctext.Close(p, i), len(p)):])
		}
	}
	return p
}

// nameOf is the name that a parameter's declaration gives it, "" if there is none.
func nameOf(p []ctext.Token) string {
	words, last := 0, ""
	for i := 0; i < len(p); i++ {
		t := p[i]
		switch {
		case t.Text == "__attribute__":
			i = ctext.Close(p, ctext.Skip(p, i+1))
		case t.Text == "[":
			i = ctext.Close(p, i)
		case t.Text == "(":
			if n := ctext.Skip(p, i+1); n < len(p) && p[n].Text == "*" { // (*name)(…)
				if end := ctext.Close(p, i); end < len(p) {
					return ctext.LastWord(p[n+1 : end])
				}
			}
			i = ctext.Close(p, i)
		case t.Text == "*":
			words, last = max(words, 1), ""
		case t.Kind == ctext.Word && !slices.Contains(qualifiers, t.Text):
			words++
			if last = t.Text; words < 2 || slices.Contains(basicTypes, last) {
				last = ""
			}
		}
	}
	return last
}
