package clauses

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"seabmc/frontend/ctext"
)

// loopContract is the contract of one loop.
type loopContract struct {
	n          int
	claim      string   // begins the names of what claims an invariant
	assume     string   // names what assumes it
	invariants []string // their texts where they are claimed, with snapshots for values at entry
	assumed    []string // and where they are assumed
	fresh      bool     // they tell of objects that rounds make
	lines      []clause
	targets    string // calls that tell of the targets
	listed     bool   // there is an assigns clause
	measures   []string
	measured   clause          // the first decreases clause
	ranks      []rank          // on trial
	shape      *Shape          // nil: nothing is said about lists
	start      string          // a statement in front of the loop
	samples    strings.Builder // calls that tell values at the head
	sampled    int             // how many
	trial      bool
	entries    []string // of which values at entry are wanted
}

// formula is a clause without predicates about pointers.
func (c *loopContract) formula(toks []ctext.Token) string { return c.formulaAs(toks, ofLoop) }

// formulaAs is a clause with values at entry replaced.
func (c *loopContract) formulaAs(toks []ctext.Token, r role) string {
	if w := unknown(toks); w != "" {
		return unsupportedText(w)
	}
	if name := changing(toks); name != "" {
		return unsupportedText("a change of " + name)
	}
	own := ownVariables(toks)
	out, bad := withKept(toks, loopEntry, func(inner []ctext.Token) string {
		if slices.ContainsFunc(inner, func(t ctext.Token) bool { return t.Kind == ctext.Word && slices.Contains(own, t.Text) }) {
			return ""
		}
		return c.entry("(" + ctext.FlatText(inner) + ")")
	})
	if bad != "" {
		return unsupportedText(bad)
	}
	return ctext.Text(predicates(out, r), false)
}

// entry is the name of the value that e has at entry.
func (c *loopContract) entry(e string) string {
	k := slices.Index(c.entries, e)
	if k < 0 {
		k = len(c.entries)
		c.entries = append(c.entries, e)
	}
	return keptValue(c.entryName(k), e)
}

func (c *loopContract) entryName(k int) string { return fmt.Sprintf("%s_%d", c.name("entry"), k) }

func (c *loopContract) name(what string) string { return fmt.Sprintf("__seabmc_%s_%d", what, c.n) }

// The measures of a loop are tuples, of which an earlier number counts more than a later one.

// falls says that the tuple of measures has become smaller, in lexicographic order, or, if weak, that it has not become greater. Integers of C are bounded below, and an overflow in the
// measure is a failure of its own, so that no loop goes on for ever.
func (c *loopContract) falls(tuple []int, weak bool) string {
	out := strconv.Itoa(b2i(weak))
	for _, k := range slices.Backward(tuple) {
		m, before := c.measures[k], fmt.Sprintf("%s_%d", c.name("measure"), k)
		out = fmt.Sprintf("((%s)<%s||(%s)==%s&&%s)", m, before, m, before, out)
	}
	return out
}

// all are the numbers of all measures.
func (c *loopContract) all() (tuple []int) {
	for k := range c.measures {
		tuple = append(tuple, k)
	}
	return tuple
}

// rank is a tuple of measures that is on trial.
type rank struct {
	measures []int
	weak     bool // it may stay as it is
	file     string
	line     int
}

// onTrial reads a clause whose measures are judged by themselves. Those that other clauses have too are computed once.
func (c *loopContract) onTrial(cl clause) {
	r := rank{weak: cl.weak, file: cl.file, line: cl.line}
	for _, m := range ctext.Split(tupled(cl.toks), ",") {
		text := c.formula(m)
		k := slices.Index(c.measures, text)
		if k < 0 {
			k = len(c.measures)
			c.measures = append(c.measures, text)
		}
		r.measures = append(r.measures, k)
	}
	c.ranks = append(c.ranks, r)
}
