package clauses

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"seabmc/frontend/ctext"
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
// To find out which ensures clauses say nothing (Wanted.Says), the first of these functions havocs what F may change instead of calling it: a clause that
// holds then holds whatever F does.
//
// A function whose calls are only checked (Options.Checked) gets one of that name which asserts REQUIRES and calls it.

// These begin the names of the functions for contracts.
const (
	ContractPrefix = "__contract_of_"
	InsteadPrefix  = "__contract_instead_of_"
)

// IsWrapper tells whether a function of this name stands for a contract: for its proof, or for calls that are replaced.
func IsWrapper(name string) bool {
	return strings.HasPrefix(name, ContractPrefix) || strings.HasPrefix(name, InsteadPrefix)
}

// Kinds of places that may be assigned, as __seabmc_assigns has them.
const (
	exactly    = "0" // size bytes
	wholeOf    = "1" // the object that the pointer points into
	toTheEndOf = "2" // from the pointer on
)

// notInContracts are words of CBMC's that have no meaning here.
var notInContracts = []string{"__CPROVER_separate", "__CPROVER_assume", "__ESBMC_assume", "__VERIFIER_assume"}

// storage are words of a declaration that are not part of the function's type.
var storage = []string{"static", "extern", "inline", "__inline", "__inline__", "_Noreturn", "__extension__"}

// contractFunction is the text of a function for a contract as it is being written.
type contractFunction struct {
	strings.Builder
	void bool
}

// line writes text that belongs to a clause.
func (f *contractFunction) line(cl clause, text string) {
	fmt.Fprintf(f, "# %d \"%s\"\n%s\n", cl.line, cl.file, text)
}

// clause writes a formula, which must change nothing.
func (f *contractFunction) clause(cl clause, text string) {
	f.line(cl, "__seabmc_clause(1);"+text+"__seabmc_clause(0);")
}

// generated is the function for the contract.
func (c *contractText) generated() string {
	if c.replaces {
		return c.instead()
	}
	if c.checks {
		return c.checked()
	}
	ghosts := c.ghosts()
	f, result, names := c.begin(ContractPrefix)
	c.eachAssumed("__CPROVER_requires", func(cl clause) { f.clause(cl, c.assumes(cl)) })
	var ensures []func()
	c.each("__CPROVER_ensures", func(cl clause) {
		text := "__CPROVER_assert(" + c.formula(cl, ofBody) + ", \"ensures of " + c.function + "\");"
		if c.onTrial(cl) {
			text = "__seabmc_trial_step(" + c.formula(cl, ofBody) + ");"
		}
		ensures = append(ensures, func() { f.clause(cl, text) })
	})
	c.keepOld(f)
	c.tellTargets(f)
	c.keepMeasures(f)
	call := c.function + "(" + strings.Join(names, ",") + ")"
	switch {
	case c.says:
		f.line(c.clauses[0], "__seabmc_havoc_places();")
		c.anyResult(f, call)
	case f.void:
		f.line(c.clauses[0], call+";")
	default:
		f.line(c.clauses[0], result+" "+returnValue+"="+call+";")
	}
	for _, write := range ensures {
		write()
	}
	return ghosts + c.end(f)
}

// onTrial tells whether a clause is proposed, and judged by itself.
func (c *contractText) onTrial(cl clause) bool { return c.trial && cl.file == ProposedFile }

// assumes is the statement that assumes a clause.
func (c *contractText) assumes(cl clause) string {
	if c.onTrial(cl) {
		return "__seabmc_trial_assume(" + c.formula(cl, assumed) + ");"
	}
	return "__CPROVER_assume(" + c.formula(cl, assumed) + ");"
}

// instead is the function that does what the contract allows.
func (c *contractText) instead() string {
	f, _, names := c.begin(InsteadPrefix)
	c.each("__CPROVER_requires", func(cl clause) {
		claim := "__seabmc_requires("
		if c.onTrial(cl) {
			claim = "__seabmc_trial_step("
		}
		f.clause(cl, claim+c.formula(cl, ofCall)+");")
	})
	c.measuresFall(f)
	var ensures []func()
	c.eachAssumed("__CPROVER_ensures", func(cl clause) {
		text := c.assumes(cl)
		ensures = append(ensures, func() { f.clause(cl, text) })
	})
	c.keepOld(f)
	c.tellTargets(f)
	f.line(c.clauses[0], "__seabmc_havoc_targets();")
	c.anyResult(f, c.function+"("+strings.Join(names, ",")+")")
	for _, write := range ensures {
		write()
	}
	return c.end(f)
}

// anyResult declares any value that a call may return.
func (c *contractText) anyResult(f *contractFunction, call string) {
	if !f.void {
		f.line(c.clauses[0], "__typeof__("+call+") "+returnValue+"; __CPROVER_havoc_slice(&"+returnValue+",sizeof("+returnValue+"));")
	}
}

// checked is the function that checks what the contract requires, and runs the function.
func (c *contractText) checked() string {
	f, _, names := c.begin(InsteadPrefix)
	c.each("__CPROVER_requires", func(cl clause) { f.clause(cl, "__seabmc_requires("+c.formula(cl, ofCall)+");") })
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
	end := ctext.Close(c.head, open)
	result = c.result(c.head[:open])
	decls, names, bad := parameterNames(c.head[open+1 : end])
	if c.twice {
		c.faults.add(c.clauses[0], "two contracts of %s that differ", c.function)
	}
	f = &contractFunction{void: strings.TrimSpace(result) == "void"}
	for _, cl := range c.clauses {
		c.faults.inspect(cl, false)
		if f.void && slices.ContainsFunc(cl.toks, func(t ctext.Token) bool { return t.Text == returnValue }) {
			c.faults.add(cl, "%s in the contract of %s, which returns nothing", returnValue, c.function)
		}
	}
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
		}
	}
}

// eachAssumed visits clauses that are assumed, and then the parts of them that have to be assumed once more.
func (c *contractText) eachAssumed(name string, do func(cl clause)) {
	var list []clause
	c.each(name, func(cl clause) { list = append(list, cl) })
	for _, cl := range slices.Concat(list, again(list)) {
		do(cl)
	}
}

// formula is the formula of a clause.
func (c *contractText) formula(cl clause, r role) string {
	if w := unknown(cl.toks); w != "" {
		return unsupportedText(w)
	}
	if name := changing(cl.toks); name != "" {
		return unsupportedText("a change of " + name)
	}
	toks := cl.toks
	if cl.name == "__CPROVER_ensures" {
		toks = c.withOld(cl)
	}
	return ctext.Text(predicates(toks, r), false)
}

// ranks are the measures that are asked about.
func (c *contractText) ranks() []ProposedRank {
	switch {
	case c.proposal == nil || !c.ranked:
		return nil
	case c.trial:
		return c.proposal.Ranks
	}
	return c.proposal.Ranks[:min(1, len(c.proposal.Ranks))]
}

// measures are all measures of the ranks, each once.
func (c *contractText) measures() (list []string) {
	for _, r := range c.ranks() {
		for _, m := range tupleOf(r) {
			if !slices.Contains(list, m) {
				list = append(list, m)
			}
		}
	}
	return list
}

func tupleOf(r ProposedRank) (list []string) {
	for _, m := range ctext.Split(ctext.Tokens(r.Text), ",") {
		list = append(list, strings.TrimSpace(ctext.Text(m, false)))
	}
	return list
}

func (c *contractText) ghost(k int) string { return fmt.Sprintf("__seabmc_rank_%s_%d", c.function, k) }

// ghosts declare the variables that keep the measures of a call while the function runs.
func (c *contractText) ghosts() string {
	var b strings.Builder
	for k := range c.measures() {
		fmt.Fprintf(&b, "static __int128 %s;\n", c.ghost(k))
	}
	return b.String()
}

// keepMeasures sets them.
func (c *contractText) keepMeasures(f *contractFunction) {
	for k, m := range c.measures() {
		f.line(c.clauses[0], fmt.Sprintf("{__int128 __seabmc_rank;__seabmc_clause(1);__seabmc_rank=(%s);__seabmc_clause(0);%s=__seabmc_rank;}", m, c.ghost(k)))
	}
}

// measuresFall has a call make a measure smaller.
func (c *contractText) measuresFall(f *contractFunction) {
	all := c.measures()
	claim := "__seabmc_decreases"
	if c.trial {
		claim = "__seabmc_trial_step"
	}
	for _, r := range c.ranks() {
		falls := strconv.Itoa(b2i(r.Weak))
		for _, m := range slices.Backward(tupleOf(r)) {
			g := c.ghost(slices.Index(all, m))
			falls = fmt.Sprintf("((__int128)(%s)<%s||(__int128)(%s)==%s&&%s)", m, g, m, g, falls)
		}
		f.clause(clause{file: ProposedFile, line: r.Number}, fmt.Sprintf("%s(%s);", claim, falls))
	}
}
