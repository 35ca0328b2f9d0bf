package frontend

import (
	"fmt"
	"slices"
	"strings"
)

// result is the type that stands before the function's name.
func (c *contractText) result(toks []ctoken) string {
	var out []ctoken
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		if t.text == "__attribute__" || t.text == "__attribute" {
			i = cclose(toks, cskip(toks, i+1))
			continue
		}
		if t.text == c.function || slices.Contains(storage, t.text) || t.kind == cSpace && strings.Contains(t.text, "#") {
			continue
		}
		out = append(out, t)
	}
	return strings.TrimSpace(ctext(out, true))
}

var (
	qualifiers = []string{"const", "volatile", "restrict", "__restrict", "__restrict__", "struct", "union", "enum", "register"}
	basicTypes = []string{"int", "char", "short", "long", "unsigned", "signed", "float", "double", "_Bool", "__int128"}
)

// parameterNames gives each parameter a name.
func parameterNames(toks []ctoken) (decls string, names []string, bad string) {
	flat := strings.TrimSpace(flatText(toks))
	if flat == "" || flat == "void" {
		return "void", nil, ""
	}
	var all []string
	for i, p := range csplit(toks, ",") {
		p = ctrim(p)
		if flatText(p) == "..." || len(p) > 0 && p[0].text == "." {
			return flat, names, "the contract of a function with a variable number of arguments"
		}
		name := nameOf(p)
		text := flatText(unsized(p))
		if name == "" {
			if slices.ContainsFunc(p, func(t ctoken) bool { return t.kind == cPunct && t.text != "*" }) {
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
func unsized(p []ctoken) []ctoken {
	for i, t := range p {
		if t.text == "(" {
			return p
		}
		if t.text == "[" {
			return slices.Concat(p[:i+1], p[min(cclose(p, i), len(p)):])
		}
	}
	return p
}

// flatText leaves line markers out.
func flatText(toks []ctoken) string {
	return strings.TrimSpace(ctext(slices.DeleteFunc(slices.Clone(toks), func(t ctoken) bool { return t.kind == cSpace && strings.Contains(t.text, "#") }), true))
}

// nameOf is the name that a parameter's declaration gives it, "" if there is none.
func nameOf(p []ctoken) string {
	words, last := 0, ""
	for i := 0; i < len(p); i++ {
		t := p[i]
		switch {
		case t.text == "__attribute__":
			i = cclose(p, cskip(p, i+1))
		case t.text == "[":
			i = cclose(p, i)
		case t.text == "(":
			if n := cskip(p, i+1); n < len(p) && p[n].text == "*" { // (*name)(…)
				if end := cclose(p, i); end < len(p) {
					return lastWord(p[n+1 : end])
				}
			}
			i = cclose(p, i)
		case t.text == "*":
			words, last = max(words, 1), ""
		case t.kind == cWord && !slices.Contains(qualifiers, t.text):
			words++
			if last = t.text; words < 2 || slices.Contains(basicTypes, last) {
				last = ""
			}
		}
	}
	return last
}
