package frontend

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// The contract of a function that is enforced (Options.Contract) becomes a function of its own at the end of the file that defines the function:
//
//	T __contract_of_F(params) {
//		__CPROVER_assume(REQUIRES);                       is_fresh(p, n) makes an object for p
//		__typeof__(e) __seabmc_old_1 = e;                 of each __CPROVER_old(e)
//		__seabmc_assigns(condition, KIND, &target, size);
//		__seabmc_frees(condition, target);
//		T __CPROVER_return_value = F(params);
//		__CPROVER_assert(ENSURES, "…");
//		return __CPROVER_return_value;
//	}
//
// The lowering (ir/lower/guarded/contract.go) calls it where the program calls F, and checks what the body of F writes and frees.
//
// A function G that is replaced by its contract (Options.Replaced) gets one that does what the contract allows:
//
//	T __contract_instead_of_G(params) {
//		__seabmc_requires(REQUIRES);                      is_fresh(p, n) asks for an object of p's own
//		__typeof__(e) __seabmc_old_1 = e;
//		__seabmc_havocs(condition, KIND, &target, size);  anything may stand there then
//		__seabmc_may_free(condition, target);
//		T __CPROVER_return_value = any;
//		__CPROVER_assume(ENSURES);                        is_fresh(p, n) makes an object for p
//		return __CPROVER_return_value;
//	}
//
// A function whose calls are only checked (Options.Checked) gets one of that name which asserts REQUIRES and calls it.

// These begin the names of the functions for contracts.
const (
	ContractPrefix = "__contract_of_"
	InsteadPrefix  = "__contract_instead_of_"
)

// Kinds of places that may be assigned, as __seabmc_assigns has them.
const (
	exactly    = "0" // size bytes
	wholeOf    = "1" // the object that the pointer points into
	toTheEndOf = "2" // from the pointer on
)

// clauseNames are what stands behind declarators and heads of loops.
var clauseNames = []string{"__CPROVER_requires", "__CPROVER_ensures", "__CPROVER_assigns", "__CPROVER_frees", "__CPROVER_loop_invariant", "__CPROVER_decreases"}

// notInContracts are words of CBMC's that have no meaning here.
var notInContracts = []string{"__CPROVER_pointer_in_range_dfcc", "__CPROVER_pointer_equals", "__CPROVER_obeys_contract", "__CPROVER_was_freed",
	"__CPROVER_is_freeable", "__CPROVER_freeable", "__CPROVER_loop_entry", "__CPROVER_assignable", "__CPROVER_separate"}

// storage are words of a declaration that are not part of the function's type.
var storage = []string{"static", "extern", "inline", "__inline", "__inline__", "_Noreturn", "__extension__"}

// clause is one clause of a contract.
type clause struct {
	name string
	toks []ctoken // between its brackets
	file string
	line int
}

// contractReader takes the contracts of functions out of a text.
type contractReader struct {
	wanted []*contractText
	other  string // the first clause of something else, and its place
}

// contractText is the contract of one function.
type contractText struct {
	replaces bool // calls of the function, which need not be defined
	checks   bool // calls of the function, but runs it
	function string
	name     string   // that the user gave for it: that of the function, or CBMC's for a static function of a file
	head     []ctoken // the declaration up to the clauses
	clauses  []clause
	twice    bool   // there are two that differ
	defined  bool   // the file defines the function
	other    string // the first clause of something else, and its place
	olds     []string
}

// applyContracts takes contracts out of the text and puts the functions for those that are wanted behind it; other is a clause that was read over.
func applyContracts(text, file string, opt *Options) (out, other string) {
	r := &contractReader{}
	if opt.Contract != "" {
		r.want(opt.Contract, file, contractText{})
	}
	for _, name := range opt.Replaced {
		r.want(name, file, contractText{replaces: true})
	}
	for _, name := range opt.Checked {
		r.want(name, file, contractText{checks: true})
	}
	out = ctext(r.read(ctokens(text)), false)
	for _, c := range r.wanted {
		if len(c.clauses) > 0 && (c.defined || c.replaces) {
			out += "\n" + c.generated()
		}
		if r.other == "" {
			r.other = c.other
		}
	}
	return out, r.other
}

// want has the contract of a function read.
func (r *contractReader) want(name, file string, c contractText) {
	c.function, c.name = name, name
	if strings.HasPrefix(name, FileLocalPrefix) {
		var here bool
		if c.function, here = strings.CutPrefix(name, FileLocalName(file, "")); !here {
			return // of another file
		}
	}
	r.wanted = append(r.wanted, &c)
}

// read finds the contracts and gives the tokens without clauses.
func (r *contractReader) read(toks []ctoken) []ctoken {
	var out []ctoken
	at := linePlace{line: 1}
	depth, begin := 0, 0
	var here []clause // of the declaration that is being read
	head := -1
	ends := func(i int) { // a declaration, or the head of a definition, at token i
		for _, c := range r.wanted {
			if len(here) > 0 && c.declares(toks[begin:i]) {
				c.take(toks, begin, head, here)
			}
			c.defined = c.defined || toks[i].text == "{" && c.defines(toks[begin:i])
		}
		here, head = nil, -1
	}
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		at.pass(t)
		if t.kind == cWord && slices.Contains(clauseNames, t.text) {
			if open := cskip(toks, i+1); open < len(toks) && toks[open].text == "(" {
				end := cclose(toks, open)
				if end == len(toks) {
					out = append(out, t)
					continue
				}
				cl := clause{name: t.text, file: at.file, line: at.line, toks: toks[open+1 : end]}
				if depth == 0 && slices.ContainsFunc(r.wanted, func(c *contractText) bool { return c.declares(toks[begin:i]) }) {
					if head < 0 {
						head = i
					}
					here = append(here, cl)
				} else if r.other == "" {
					r.other = fmt.Sprintf("%s at %s:%d", cl.name, cl.file, cl.line)
				}
				for _, x := range toks[i+1 : end+1] {
					at.pass(x)
					if x.kind == cSpace { // line breaks and line markers stay
						out = append(out, x)
					}
				}
				i = end
				continue
			}
		}
		out = append(out, t)
		if t.kind != cPunct {
			continue
		}
		switch t.text {
		case "(", "[", "{":
			if t.text == "{" && depth == 0 {
				ends(i)
			}
			depth++
		case ")", "]", "}":
			depth--
			if t.text == "}" && depth == 0 {
				begin = i + 1
			}
		case ";":
			if depth == 0 {
				ends(i)
				begin = i + 1
			}
		}
	}
	return out
}

// take makes the clauses behind a declarator the contract.
func (c *contractText) take(toks []ctoken, begin, head int, here []clause) {
	if len(c.clauses) > 0 {
		c.twice = c.twice || !slices.EqualFunc(c.clauses, here, func(a, b clause) bool {
			return a.name == b.name && strings.Join(strings.Fields(ctext(a.toks, true)), " ") == strings.Join(strings.Fields(ctext(b.toks, true)), " ")
		})
		return
	}
	c.head, c.clauses = toks[begin:head], here
}

// parameters is the place of the bracket before the parameters of the function in a declaration, -1 if it declares something else.
func (c *contractText) parameters(toks []ctoken) int {
	for i := 0; i < len(toks); i++ {
		switch t := toks[i]; {
		case t.kind == cPunct && (t.text == "(" || t.text == "[" || t.text == "{"):
			i = cclose(toks, i)
		case t.kind == cWord && t.text == c.function:
			if open := cskip(toks, i+1); open < len(toks) && toks[open].text == "(" {
				return open
			}
		}
	}
	return -1
}

func (c *contractText) declares(toks []ctoken) bool { return c.parameters(toks) >= 0 }

// defines tells whether a body behind these tokens is the function's.
func (c *contractText) defines(toks []ctoken) bool {
	open := c.parameters(toks)
	return open >= 0 && !slices.ContainsFunc(toks[:open], func(t ctoken) bool { return t.text == "=" || t.text == "typedef" })
}

// linePlace follows line markers.
type linePlace struct {
	file string
	line int
}

func (p *linePlace) pass(t ctoken) {
	if t.kind == cSpace && strings.HasPrefix(t.text, "# ") {
		f := strings.SplitN(t.text, " ", 3)
		if n, err := strconv.Atoi(f[1]); err == nil && len(f) == 3 {
			p.line = n - 1
			if q := strings.LastIndex(f[2], `"`); q > 0 && f[2][0] == '"' {
				p.file = f[2][1:q]
			}
		}
		return
	}
	p.line += strings.Count(t.text, "\n")
}

// contractFunction is the text of a function for a contract as it is being written.
type contractFunction struct {
	strings.Builder
	void bool
}

// line writes text that belongs to a clause.
func (f *contractFunction) line(cl clause, text string) {
	fmt.Fprintf(f, "# %d \"%s\"\n%s\n", cl.line, cl.file, text)
}

// generated is the function for the contract.
func (c *contractText) generated() string {
	if c.replaces {
		return c.instead()
	}
	if c.checks {
		return c.checked()
	}
	f, result, names := c.begin(ContractPrefix)
	c.each("__CPROVER_requires", func(cl clause) { f.line(cl, "__CPROVER_assume("+c.required(cl.toks)+");") })
	var ensures []clause
	var asserted []string
	c.each("__CPROVER_ensures", func(cl clause) {
		ensures = append(ensures, cl)
		asserted = append(asserted, "__CPROVER_assert("+c.ensured(cl.toks)+", \"ensures of "+c.function+"\");")
	})
	c.keepOld(f)
	c.tellTargets(f)
	call := c.function + "(" + strings.Join(names, ",") + ");"
	if !f.void {
		call = result + " __CPROVER_return_value=" + call
	}
	f.line(c.clauses[0], call)
	for i, cl := range ensures {
		f.line(cl, asserted[i])
	}
	return c.end(f)
}

// instead is the function that does what the contract allows.
func (c *contractText) instead() string {
	f, result, _ := c.begin(InsteadPrefix)
	c.each("__CPROVER_requires", func(cl clause) { f.line(cl, "__seabmc_requires("+c.asked(cl.toks)+");") })
	var ensures []clause
	var assumed []string
	c.each("__CPROVER_ensures", func(cl clause) {
		ensures = append(ensures, cl)
		assumed = append(assumed, "__CPROVER_assume("+c.promised(cl.toks)+");")
	})
	c.keepOld(f)
	c.tellTargets(f)
	f.line(c.clauses[0], "__seabmc_havoc_targets();")
	if !f.void {
		f.line(c.clauses[0], result+" __CPROVER_return_value; __CPROVER_havoc_slice(&__CPROVER_return_value,sizeof(__CPROVER_return_value));")
	}
	for i, cl := range ensures {
		f.line(cl, assumed[i])
	}
	return c.end(f)
}

// checked is the function that checks what the contract requires, and runs the function.
func (c *contractText) checked() string {
	f, _, names := c.begin(InsteadPrefix)
	c.each("__CPROVER_requires", func(cl clause) { f.line(cl, "__seabmc_requires("+c.asked(cl.toks)+");") })
	call := c.function + "(" + strings.Join(names, ",") + ");"
	if !f.void {
		call = "return " + call
	}
	f.line(c.clauses[0], call)
	f.WriteString("}\n")
	return f.String()
}

// begin writes the head of the function; result is the type of what it returns, names are those of its parameters.
func (c *contractText) begin(prefix string) (f *contractFunction, result string, names []string) {
	open := c.parameters(c.head)
	end := cclose(c.head, open)
	result = c.result(c.head[:open])
	decls, names, bad := parameterNames(c.head[open+1 : end])
	if c.twice {
		bad = "two contracts of " + c.function + " that differ"
	}
	f = &contractFunction{void: strings.TrimSpace(result) == "void"}
	f.line(c.clauses[0], result+" "+prefix+c.name+"("+decls+"){")
	if bad != "" {
		f.WriteString(`__seabmc_unsupported("` + bad + `");` + "\n")
	}
	return f, result, names
}

// keepOld writes the variables that keep values from before the call.
func (c *contractText) keepOld(f *contractFunction) {
	f.WriteString("__seabmc_unchecked(1);\n")
	for i, e := range c.olds {
		f.line(c.clauses[0], snapshot(fmt.Sprintf("__seabmc_old_%d", i), e))
	}
	f.WriteString("__seabmc_unchecked(0);\n")
}

// tellTargets writes the calls that tell the lowering what may be written and freed.
func (c *contractText) tellTargets(f *contractFunction) {
	c.each("__CPROVER_assigns", func(cl clause) { f.line(cl, targets(cl.toks, assignable)) })
	c.each("__CPROVER_frees", func(cl clause) { f.line(cl, targets(cl.toks, freeable)) })
}

// end writes the end of the function, and gives it.
func (c *contractText) end(f *contractFunction) string {
	if !f.void {
		f.line(c.clauses[0], "return __CPROVER_return_value;")
	}
	f.WriteString("}\n")
	return f.String()
}

func (c *contractText) each(name string, do func(cl clause)) {
	for _, cl := range c.clauses {
		if cl.name == name {
			do(cl)
		} else if !slices.Contains(clauseNames[:4], cl.name) {
			c.other = cl.name
		}
	}
}

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
		text := flatText(p)
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

// unknown is a word of a clause that has no meaning here, "" if there is none.
func unknown(toks []ctoken) string {
	for _, t := range toks {
		if t.kind == cWord && slices.Contains(notInContracts, t.text) {
			return t.text
		}
	}
	return ""
}

func unsupportedText(what string) string {
	return `(__seabmc_unsupported("` + what + ` in a contract that is enforced"),0)`
}

// required is the formula of a requires clause.
func (c *contractText) required(toks []ctoken) string {
	if w := unknown(toks); w != "" {
		return unsupportedText(w)
	}
	if slices.ContainsFunc(toks, func(t ctoken) bool { return t.text == "__CPROVER_old" || t.text == "__CPROVER_return_value" }) {
		return unsupportedText("__CPROVER_old or __CPROVER_return_value in a requires clause")
	}
	return ctext(c.fresh(toks, true), false)
}

// fresh makes objects of the pointers that is_fresh names. Where the whole can't hold unless it does, it always holds; elsewhere it may also
// be false, so that what is beside it counts.
func (c *contractText) fresh(toks []ctoken, needed bool) []ctoken {
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
			out = append(out, c.fresh(p, needed && (op == "&&" || i == len(parts)-1))...)
		}
		return out
	}
	var out []ctoken
	bare := ctrim(toks)
	if len(bare) > 1 && (bare[0].text != "(" && bare[0].text != "__CPROVER_is_fresh" || cclose(bare, cskip(bare, b2i(bare[0].text != "("))) != len(bare)-1) {
		needed = false
	}
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		open := cskip(toks, i+1)
		switch {
		case t.kind == cWord && t.text == "__CPROVER_is_fresh" && open < len(toks) && toks[open].text == "(":
			end := cclose(toks, open)
			args := csplit(toks[open+1:min(end, len(toks))], ",")
			if end == len(toks) || len(args) != 2 {
				out = append(out, ctoken{cWord, unsupportedText("__CPROVER_is_fresh with these arguments")})
				i = min(end, len(toks)-1)
				continue
			}
			made := "__seabmc_fresh((void*)&(" + ctext(args[0], false) + "),(" + ctext(args[1], false) + "))"
			if !needed {
				made = "(__seabmc_either()?" + made + ":0)"
			}
			out = append(out, ctoken{cWord, made})
			i = end
		case t.text == "(":
			end := cclose(toks, i)
			if end == len(toks) {
				return append(out, toks[i:]...)
			}
			out = append(out, t)
			out = append(out, c.fresh(toks[i+1:end], needed)...)
			out = append(out, toks[end])
			i = end
		default:
			out = append(out, t)
		}
	}
	return out
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// asked is the formula of a requires clause where the function is called.
func (c *contractText) asked(toks []ctoken) string {
	if w := unknown(toks); w != "" {
		return unsupportedText(w)
	}
	return ctext(reworded(toks, "__CPROVER_is_fresh", "__seabmc_separate"), false)
}

// ensured is the formula of an ensures clause of a function that has run.
func (c *contractText) ensured(toks []ctoken) string {
	if w := unknown(toks); w != "" {
		return unsupportedText(w)
	}
	kept, bad := c.withOld(toks)
	if bad != "" {
		return unsupportedText(bad)
	}
	return ctext(reworded(kept, "__CPROVER_is_fresh", "__seabmc_is_new"), false)
}

// promised is the formula of an ensures clause of a function that has not run.
func (c *contractText) promised(toks []ctoken) string {
	if w := unknown(toks); w != "" {
		return unsupportedText(w)
	}
	kept, bad := c.withOld(toks)
	if bad != "" {
		return unsupportedText(bad)
	}
	return ctext(c.fresh(kept, true), false)
}

// reworded has calls of another function.
func reworded(toks []ctoken, from, to string) []ctoken {
	out := slices.Clone(toks)
	for i, t := range out {
		if t.kind == cWord && t.text == from {
			out[i].text = to
		}
	}
	return out
}

// withOld puts the variables that keep values from before the call in the place of these; bad is what can't be kept.
func (c *contractText) withOld(toks []ctoken) (out []ctoken, bad string) {
	return withKept(toks, "__CPROVER_old", func(inner []ctoken) string {
		if slices.ContainsFunc(inner, func(t ctoken) bool { return t.text == "__CPROVER_old" || t.text == "__CPROVER_return_value" }) {
			return ""
		}
		c.olds = append(c.olds, "("+flatText(inner)+")")
		return fmt.Sprintf("__seabmc_old_%d", len(c.olds)-1)
	})
}

// withKept puts the names that kept gives to expressions in the place of word(expression); bad is what has none.
func withKept(toks []ctoken, word string, kept func(inner []ctoken) string) (out []ctoken, bad string) {
	for i := 0; i < len(toks); i++ {
		open := cskip(toks, i+1)
		if toks[i].kind != cWord || toks[i].text != word || open >= len(toks) || toks[open].text != "(" {
			out = append(out, toks[i])
			continue
		}
		end := cclose(toks, open)
		if end == len(toks) {
			return nil, word
		}
		name := kept(toks[open+1 : end])
		if name == "" {
			return nil, word + " of this"
		}
		out = append(out, ctoken{cWord, name}, ctoken{cSpace, strings.Repeat("\n", clines(toks[open+1:end]))})
		i = end
	}
	return out, ""
}

// targets are the calls that tell of the targets of a clause: c: a, b; d.
func targets(toks []ctoken, one func(target []ctoken, cond string) string) string {
	if w := unknown(toks); w != "" {
		return unsupportedText(w) + ";"
	}
	var b strings.Builder
	for _, group := range csplit(toks, ";") {
		cond := "1"
		if parts := csplit(group, ":"); len(parts) == 2 && len(csplit(group, "?")) == 1 {
			cond, group = "(_Bool)("+ctext(parts[0], false)+")", parts[1]
		} else if len(parts) > 1 {
			return unsupportedText("a target with this condition") + ";"
		}
		for _, t := range csplit(group, ",") {
			if t = ctrim(t); len(t) > 0 {
				b.WriteString(one(t, cond))
			}
		}
	}
	return b.String()
}

// assignable tells the lowering of a place that may be written.
func assignable(t []ctoken, cond string) string {
	call := func(kind, p, n string) string {
		return "if(" + cond + ")__seabmc_assigns(" + kind + ",(const volatile void*)(" + p + ")," + n + ");"
	}
	name := t[0].text
	if open := cskip(t, 1); strings.HasPrefix(name, "__CPROVER_") && open < len(t) && t[open].text == "(" && cclose(t, open) == len(t)-1 {
		args := csplit(t[open+1:len(t)-1], ",")
		p := ctext(args[0], false)
		switch {
		case (name == "__CPROVER_object_whole" || name == "__CPROVER_POINTER_OBJECT") && len(args) == 1:
			return call(wholeOf, p, "0")
		case name == "__CPROVER_object_from" && len(args) == 1:
			return call(toTheEndOf, p, "0")
		case (name == "__CPROVER_object_upto" || name == "__CPROVER_object_slice") && len(args) == 2:
			return call(exactly, p, ctext(args[1], false))
		case name == "__CPROVER_typed_target" && len(args) == 1:
			return call(exactly, "&("+p+")", "sizeof("+p+")")
		}
		return unsupportedText(name+" as a target") + ";"
	}
	lvalue := ctext(t, false)
	return call(exactly, "&("+lvalue+")", "sizeof("+lvalue+")")
}

// freeable tells the lowering of a pointer that may be freed.
func freeable(t []ctoken, cond string) string {
	return "if(" + cond + ")__seabmc_frees(" + ctext(t, false) + ");"
}
