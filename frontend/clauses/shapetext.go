package clauses

import (
	"fmt"
	"slices"
	"strings"
)

// Shape is what is proposed about the lists at the head of a loop.
type Shape struct {
	Chains []Chain
	Number int              // of the proposal, as of a clause
	Facts  []ProposedClause // of each node, which is # in them
	Mask   uint64           // the type of the nodes and the facts, a bit for each: a list of fewer facts is none of this shape
	// Counted: formulas may name the lengths of the lists. All shapes of a program are, or none is.
	Counted bool
}

// Chain is one list, from Head to null.
type Chain struct {
	Struct, Next string   // type of its nodes, and the member that leads to the next one
	Head         string   // a variable
	Kept         bool     // the list begins at the node that Head pointed to where the loop was entered; that node stays where it is
	Through      []string // variables that are null or point to nodes of the list, in this order
	// Open: the last of Through points to the last node, or Head if there are none. It is not filled in yet: it may hold anything and lead anywhere.
	Open bool
	// End is the variable that the list ends at: null if it is empty. It does not move. If it is Head, the list is a circle.
	End string
}

// circle reports whether the list leads back to the node that it begins at.
func (c Chain) circle() bool { return c.Kept && c.End == c.Head }

// end is what the last node leads to.
func (c Chain) end() string {
	if c.End == "" {
		return "0"
	}
	return c.End
}

// ends are the variables that lead into a list, and what is at its end.
func (c Chain) ends() []string {
	if c.Open {
		return c.Through
	}
	return append(slices.Clone(c.Through), c.end())
}

// restOffset makes pointers to the rest of a list ones that lead outside of their object.
const restOffset = "0x5ab0c0"

// mostNodes is how many nodes are taken from the part of a list before a variable.
const mostNodes = 4

// shapeText writes the statements of a shape.
type shapeText struct {
	b     strings.Builder
	s     *Shape
	n     int // of the loop
	trial bool
}

// put writes text. $node, $next and $kept stand for those of a chain, and the other names with $ are none that a program has.
func (t *shapeText) put(k int, text string, args ...string) {
	c := &t.s.Chains[k]
	pairs := []string{"$node", c.Struct, "$next", c.Next, "$kept", fmt.Sprintf("__seabmc_kept_%d_%d", t.n, k), "$offset", restOffset,
		"$at", "__seabmc_at", "$to", "__seabmc_to", "$ok", "__seabmc_ok", "$gone", "__seabmc_gone", "$rest", "__seabmc_rest", "$then", "__seabmc_then", "$last", "__seabmc_last", "$fresh", "__seabmc_new"}
	t.b.WriteString(strings.NewReplacer(append(args, pairs...)...).Replace(text))
}

// place begins the text of a proposal with a number.
func (t *shapeText) place(number int) { fmt.Fprintf(&t.b, "\n# %d \"%s\"\n", number, ProposedFile) }

// word is what claims, where the loop is entered (base) or where a round ends (step).
func (t *shapeText) word(phase string) string {
	if t.trial {
		return "__seabmc_trial_" + phase
	}
	return map[string]string{"base": "__seabmc_invariant_base", "step": "__seabmc_invariant_step", "assume": "__CPROVER_assume"}[phase]
}

// rest is the declaration of what stands for nodes that are not in focus.
func (s *Shape) rest() string {
	members := "void*end;unsigned long long facts;"
	if s.Counted {
		members += "unsigned long long nodes;"
	}
	return "struct __seabmc_rest{" + members + "};"
}
