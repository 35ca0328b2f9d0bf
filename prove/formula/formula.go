// Package formula checks that a text is a formula of C and nothing more. It is needed because formulas may come from witnesses that anybody
// may have written.
package formula

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/frontend/ctext"
)

// What is taken for a formula must not be more than one: a call in it could end the execution, an assignment change the program, and a bracket
// too many be the end of the clause that it stands in.

// mostLength is how long such a formula may be.
const mostLength = 10_000

var (
	operators   = strings.Fields(`( ) [ ] . -> + - * / % < > <= >= == != ==> && || ! ~ & | ^ << >> ? : ,`)
	calls       = []string{"sizeof", "__CPROVER_loop_entry", "__CPROVER_same_object"}
	quantifiers = []string{"__CPROVER_forall", "__CPROVER_exists"}
	types       = strings.Fields("void _Bool char short int long float double signed unsigned const struct union enum __int128")
	statements  = strings.Fields(`asm goto return if else while for do switch case default break continue typedef extern static register auto volatile
		inline restrict typeof _Generic _Atomic _Alignas _Alignof _Static_assert _Thread_local _Noreturn _Complex _Imaginary`)
)

// Check says why a text is no formula over the variables of a program that changes nothing and calls nothing; empty if it is one.
// isType tells the names of types.
func Check(text string, isType func(name string) bool) string {
	if len(text) > mostLength {
		return "it is too long"
	}
	toks := ctext.Tokens(text)
	for _, t := range toks {
		if t.Kind == ctext.Space && strings.TrimSpace(t.Text) != "" {
			return "it has a comment in it"
		}
	}
	toks = slices.DeleteFunc(toks, func(t ctext.Token) bool { return t.Kind == ctext.Space })
	if len(toks) == 0 {
		return "it is empty"
	}
	f := &check{toks: toks, isType: isType}
	for i := range toks {
		if why := f.token(i); why != "" {
			return why
		}
	}
	if len(f.open) > 0 {
		return "a bracket is not closed"
	}
	return ""
}

// check reads a formula from left to right.
type check struct {
	toks   []ctext.Token
	isType func(name string) bool
	open   []int // brackets
}

func (f *check) token(i int) string {
	switch t := f.toks[i]; t.Kind {
	case ctext.Word:
		return f.word(i)
	case ctext.String:
		if len(t.Text) < 3 || t.Text[0] != '\'' || t.Text[len(t.Text)-1] != '\'' {
			return "it has a string in it"
		}
		return ""
	case ctext.Punct:
		return f.punct(i)
	}
	return fmt.Sprintf("%q is not part of a formula", f.toks[i].Text)
}

func (f *check) word(i int) string {
	name := f.toks[i].Text
	known := slices.Contains(calls, name) || slices.Contains(quantifiers, name)
	switch {
	case name[0] >= '0' && name[0] <= '9':
		return ""
	case strings.HasPrefix(name, "__") && !known && !slices.Contains(types, name):
		return fmt.Sprintf("the name %s is reserved", name)
	case slices.Contains(statements, name):
		return fmt.Sprintf("%s is not part of a formula", name)
	}
	return ""
}

func (f *check) punct(i int) string {
	text := f.toks[i].Text
	top := ""
	if n := len(f.open); n > 0 {
		top = f.toks[f.open[n-1]].Text
	}
	switch {
	case text == "(" && i > 0:
		if why := f.called(i); why != "" {
			return why
		}
	case text == "{" && (i == 0 || !slices.Contains(quantifiers, f.toks[i-1].Text)), text == ";" && top != "{":
		return "it is more than a formula"
	case text == "{" || text == ";" || text == "}":
	case !slices.Contains(operators, text):
		return fmt.Sprintf("%q is not part of a formula", text)
	}
	switch text {
	case "(", "[", "{":
		f.open = append(f.open, i)
	case ")", "]", "}":
		if top != map[string]string{")": "(", "]": "[", "}": "{"}[text] {
			return "its brackets do not match"
		}
		if text == ")" && f.isCallOf(i) {
			return "it calls something"
		}
		f.open = f.open[:len(f.open)-1]
	}
	return ""
}

// called refuses a bracket that begins the arguments of a call of what stands before it.
func (f *check) called(i int) string {
	switch b := f.toks[i-1]; {
	case b.Kind == ctext.Word && !slices.Contains(calls, b.Text):
		return fmt.Sprintf("it calls %s", b.Text)
	case b.Text == "]" || b.Text == "}":
		return "it calls something"
	}
	return ""
}

// isCallOf tells whether the bracket that i closes holds something that is called there: it is followed by another one and holds no type.
func (f *check) isCallOf(i int) bool {
	if i+1 >= len(f.toks) || f.toks[i+1].Text != "(" {
		return false
	}
	open := f.open[len(f.open)-1]
	for k := open + 1; k < i; k++ {
		switch t := f.toks[k]; {
		case t.Text == "*" && t.Kind == ctext.Punct, t.Kind == ctext.Word && slices.Contains(types, t.Text), t.Kind == ctext.Word && f.isType(t.Text):
		case t.Kind == ctext.Word && k > open+1 && slices.Contains([]string{"struct", "union", "enum"}, f.toks[k-1].Text):
		default:
			return true
		}
	}
	return open+1 == i || f.toks[open+1].Text == "*"
}
