package clauses

import "fmt"

// The length of a list is the number of its nodes from a variable on. The rest of a list, which stands for nodes that are not in focus, has a number of
// nodes: any that fits into memory. So a length is the same whether its nodes are in focus or not, and it may be a measure of a loop. Lengths are
// kept in variables in front of the loop, which are set where the loop is entered, where the lists have been made anew, and where a round ends.

// mostInRest is the largest number of nodes that the rest of a list may have. More do not fit into the address space, since each has a pointer of its own.
const mostInRest = "0x2000000000000000ULL"

// Lengths returns the names of the lengths of a list in formulas at the head of the loop: of its k-th chain, one for each variable that leads into it.
func (c Chain) Lengths(k int) (names []string) {
	for i := range c.Variables() {
		names = append(names, fmt.Sprintf("__seabmc_length_%d_%d", k, i))
	}
	return names
}

// Variables are those that lead into the list and may have moved. An open list has no length yet.
func (c Chain) Variables() []string {
	switch {
	case c.Open:
		return nil
	case c.Kept:
		return c.Through
	}
	return append([]string{c.Head}, c.Through...)
}

// counters declares the variables that hold lengths.
func (t *shapeText) counters() {
	for k, c := range t.s.Chains {
		for _, name := range c.Lengths(k) {
			fmt.Fprintf(&t.b, "unsigned long long %s=0;", name)
		}
	}
}

// lengths sets the variables that hold lengths. A list that does not end as it should gets the largest number, so that no claim about a smaller one holds.
func (s *Shape) lengths(n int) string {
	if !s.Counted {
		return ""
	}
	t := &shapeText{s: s, n: n}
	t.place(s.Number)
	for k, c := range s.Chains {
		for i, v := range c.Variables() {
			name := c.Lengths(k)[i]
			t.put(k, "{$node*$at=($node*)(@v);@n=0;", "@v", v, "@n", name)
			more := "$at!=($node*)(" + c.end() + ")"
			if c.circle() { // from its first node once around
				t.passed(k, name, "$at")
			}
			for range mostNodes + 2*len(c.Variables()) {
				t.passed(k, name, more)
			}
			t.put(k, "if("+more+")@n=~0ULL;}", "@n", name)
		}
	}
	return t.b.String()
}

// passed counts one node, or the rest of a list, and goes on behind it, if there is more.
func (t *shapeText) passed(k int, name, more string) {
	t.put(k, "if("+more+"){if(__CPROVER_POINTER_OFFSET($at)==$offset){struct $rest*$rest=(struct $rest*)((char*)$at-$offset);"+
		"if(__CPROVER_is_freeable($rest)&&__CPROVER_OBJECT_SIZE($rest)==sizeof*$rest){@n+=$rest->nodes;$at=($node*)$rest->end;}}"+
		"else if(__CPROVER_OBJECT_SIZE($at)==sizeof($node)&&__CPROVER_r_ok($at,sizeof($node))){@n+=1;$at=($node*)$at->$next;}}", "@n", name)
}

// anyNodes gives a new rest of a list any number of nodes.
func (t *shapeText) anyNodes(k int) {
	if t.s.Counted {
		t.put(k, "__CPROVER_havoc_object($rest);__CPROVER_assume($rest->nodes>=1&&$rest->nodes<="+mostInRest+");")
	}
}
