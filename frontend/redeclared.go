package frontend

import (
	"regexp"
	"slices"
	"strings"

	"seabmc/frontend/ctext"
)

// CBMC accepts redeclarations that differ in what a pointer points to, or in const. Of two such declarations only the first is kept. A definition is kept beside the
// declaration, under another name for the same symbol:
//
//	extern int f_defined(struct s *p) __asm__("f"); int f_defined(struct s *p) { … }
//
// A structure that is first named among the parameters of a prototype is declared before it.

// declaration is a declaration at file scope: text[from:to], without its body or initial value.
type declaration struct {
	from, to int
	name     int
	function bool
	defines  bool
	toks     []ctext.Token // before the name
	params   []ctext.Token
}

// redeclared are the edits for two declarations that clang finds in conflict.
func (s *source) redeclared(text string, c complaint) []change {
	if c.note < 0 || !strings.HasPrefix(c.text, "conflicting types for") && !strings.Contains(c.text, "with a different type") {
		return nil
	}
	name := ctext.Tokens(text[c.at:])[0].Text
	old, ok1 := declarationAt(text, c.note)
	now, ok2 := declarationAt(text, c.at)
	if !ok1 || !ok2 || old.function != now.function || !old.like(now, simpleTypedefs(text)) {
		return nil
	}
	if tags := newTags(old.params); tags != "" && !s.declared[name] {
		if s.declared == nil {
			s.declared = map[string]bool{}
		}
		s.declared[name] = true
		return []change{{old.from, old.from, tags}}
	}
	if !now.defines {
		return []change{{now.from, now.to + 1, strings.Repeat("\n", strings.Count(text[now.from:now.to], "\n"))}}
	}
	if !now.function && !old.defines {
		if edits := blankConst(text, old); len(edits) > 0 { // later uses are of the variable as it is defined
			return edits
		}
	}
	if slices.ContainsFunc(now.toks, func(t ctext.Token) bool { return t.Text == "static" }) {
		return nil
	}
	own := name + "__defined"
	head := s.text[now.from:now.to]
	at := now.name - now.from
	return []change{
		{now.from, now.from, "extern " + flat(head[:at]+own+head[at+len(name):]) + ` __asm__("` + name + `");`},
		{now.name, now.name + len(name), own},
	}
}

// declarationAt is the declaration whose name is at an offset.
func declarationAt(text string, name int) (d declaration, ok bool) {
	d.name, d.from = name, name
	for d.from > 0 && !strings.ContainsRune(";}#", rune(text[d.from-1])) {
		d.from--
	}
	for d.from < name && strings.ContainsRune(" \t\r\n", rune(text[d.from])) {
		d.from++
	}
	if d.from > 0 && text[d.from-1] == '#' { // a pragma: the declaration begins behind its line
		d.from += ctext.Until(text[d.from:], "\n")
		if d.from >= name {
			return d, false
		}
	}
	d.toks = ctext.Tokens(text[d.from:name])
	toks := ctext.Tokens(text[name:min(len(text), name+20000)])
	i := ctext.Skip(toks, 1)
	end := i
	if i < len(toks) && toks[i].Text == "(" {
		end = ctext.Close(toks, i)
		if end == len(toks) {
			return d, false
		}
		d.function, d.params = true, toks[i+1:end]
	}
	for ; end < len(toks) && !slices.Contains([]string{";", "{", "=", ","}, toks[end].Text); end++ {
	}
	if end == len(toks) || toks[end].Text == "," {
		return d, false
	}
	d.to = name + len(ctext.Text(toks[:end], false))
	d.defines = toks[end].Text != ";" || !d.function && !strings.Contains(ctext.Text(d.toks, true), "extern")
	return d, true
}

// like tells whether two declarations differ only in qualifiers and pointees.
func (d *declaration) like(e declaration, typedefs map[string][]string) bool {
	if shape(d.toks, false, typedefs) != shape(e.toks, false, typedefs) {
		return false
	}
	x, y := ctext.Split(d.params, ","), ctext.Split(e.params, ",")
	if len(x) != len(y) {
		return false
	}
	for i := range x {
		if shape(x[i], true, typedefs) != shape(y[i], true, typedefs) {
			return false
		}
	}
	return true
}

// shape is a type without qualifiers and, with named, without a parameter's name; all pointers have one shape.
func shape(toks []ctext.Token, named bool, typedefs map[string][]string) string {
	var words []string
	for _, t := range toks {
		switch {
		case t.Text == "*" || t.Text == "[":
			return "*"
		case t.Kind != ctext.Word:
		case slices.Contains([]string{"const", "volatile", "restrict", "__restrict", "extern", "static", "register", "inline", "__inline"}, t.Text):
		default:
			words = append(words, t.Text)
		}
	}
	tagged := len(words) > 0 && slices.Contains([]string{"struct", "union", "enum"}, words[0])
	if n := len(words); named && (n > 2 || n == 2 && !tagged) && !slices.Contains(typeWords, words[n-1]) {
		words = words[:n-1]
	}
	for range 20 {
		if len(words) != 1 || typedefs[words[0]] == nil {
			break
		}
		words = typedefs[words[0]]
	}
	if len(words) > 1 && !tagged {
		words = slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == "int" })
		slices.Sort(words)
	}
	return strings.Join(words, " ")
}

var simpleTypedef = regexp.MustCompile(`\btypedef\s+((?:\w+\s+)+)(\w+)\s*;`)

// simpleTypedefs are the typedefs of a text that give a name to words.
func simpleTypedefs(text string) map[string][]string {
	out := map[string][]string{}
	for _, m := range simpleTypedef.FindAllStringSubmatch(text, -1) {
		out[m[2]] = strings.Fields(m[1])
	}
	return out
}

// blankConst removes const from the type of a declared variable.
func blankConst(text string, d declaration) []change {
	var edits []change
	at := d.from
	for _, t := range d.toks {
		if t.Text == "const" {
			edits = append(edits, change{at, at + len("const"), "     "})
		}
		at += len(t.Text)
	}
	return edits
}

var typeWords = []string{"int", "char", "long", "short", "unsigned", "signed", "float", "double", "_Bool", "__int128"}

// newTags declares the structures that parameters name.
func newTags(params []ctext.Token) string {
	var out string
	for i, t := range params {
		if t.Text != "struct" && t.Text != "union" {
			continue
		}
		if n := ctext.Skip(params, i+1); n < len(params) && params[n].Kind == ctext.Word {
			if s := t.Text + " " + params[n].Text + ";"; !strings.Contains(out, s) {
				out += s
			}
		}
	}
	return out
}
