package clauses

import (
	"fmt"
	"strings"
)

// A shape says what singly linked lists there are at the head of a loop: which of its variables lead into which list, in which order. It is proposed
// (package prove) and never written by a user. At the head it becomes statements, as an invariant does:
//
//   - where the loop is entered and where a round ends, the lists are taken apart: each node must be a live heap object of its own, and is freed,
//     so that no node is in two lists, or twice in one, and a list ends with null;
//   - in the state that a round begins in, the lists are made anew: a node for each variable, with any contents, and between two of them nothing or the
//     rest of the list, of one node or more. The rest is a pointer that no program may read, write or free through.
//
// So a round is executed from any lists of this shape, and what it does to them is proved to leave such lists. The nodes that a list was made of
// are gone: accesses through other pointers to them fail, as to any object that was freed, and so do comparisons (state.Options.Shapes).

// lists is what a contract does with its lists at one place; empty if it says nothing of any.
func (c *loopContract) lists(place string) string {
	switch {
	case c.shape == nil:
		return ""
	case place == "before":
		return c.shape.before(c.n)
	case place == "made":
		return c.shape.made(c.n, c.trial) + c.shape.lengths(c.n)
	case place == "lengths":
		return c.shape.lengths(c.n)
	}
	return c.shape.taken(c.n, place, c.trial)
}

// before are declarations in front of the loop.
func (s *Shape) before(n int) string {
	t := &shapeText{s: s, n: n}
	t.b.WriteString(s.rest())
	if s.Counted {
		t.counters()
	}
	for k, c := range s.Chains {
		if c.Kept {
			t.put(k, "$node*$kept=($node*)(@);", "@", c.Head)
		}
	}
	return t.b.String()
}

// taken takes the lists apart. phase is base or step.
func (s *Shape) taken(n int, phase string, trial bool) string {
	t := &shapeText{s: s, n: n, trial: trial}
	t.place(s.Number)
	for k, c := range s.Chains {
		if c.Kept {
			t.put(k, "{$node*$at=$kept,*$to;int $ok=!$at||__CPROVER_POINTER_OFFSET($at)==0,$gone=0;")
		} else {
			t.put(k, "{$node*$at=($node*)(@),*$to;int $ok=1,$gone=0;(void)$gone;", "@", c.Head)
		}
		for i, v := range c.ends() {
			last := i == len(c.ends())-1
			t.put(k, "$to=($node*)(@);if($to||@last){", "@last", fmt.Sprint(b2i(last)), "@", v)
			if last && c.circle() {
				t.put(k, "if($ok&&!$gone){")
				t.keptNode(k, phase)
				t.b.WriteString("}")
			}
			for range mostNodes {
				t.step(k, phase)
			}
			t.put(k, "@claim($ok&&$at==$to);$ok=$ok&&$at==$to;}", "@claim", t.word(phase))
		}
		if c.Open {
			t.unfilled(k)
			t.put(k, "@claim($ok);", "@claim", t.word(phase))
		}
		t.b.WriteString("}")
	}
	return t.b.String()
}

// step takes one node, or the rest of a list, if the place that is wanted is not reached.
func (t *shapeText) step(k int, phase string) {
	t.put(k, "if($ok&&$at!=$to){if($at&&__CPROVER_POINTER_OFFSET($at)==$offset){struct $rest*$rest=(struct $rest*)((char*)$at-$offset);"+
		"if(__CPROVER_is_freeable($rest)&&__CPROVER_OBJECT_SIZE($rest)==sizeof*$rest&&($rest->facts&@mask)==@mask){$at=($node*)$rest->end;__builtin_free($rest);}else $ok=0;}",
		"@mask", fmt.Sprintf("%dULL", t.s.Mask))
	if t.s.Chains[k].Kept {
		t.put(k, "else if($at==$kept){")
		t.keptNode(k, phase)
		t.b.WriteString("}")
	}
	t.put(k, "else if($at&&__CPROVER_is_freeable($at)&&__CPROVER_OBJECT_SIZE($at)==sizeof($node)){")
	t.facts(k, phase, "$at")
	t.put(k, "$node*$then=($node*)$at->$next;__builtin_free($at);$at=$then;}else $ok=0;}")
}

// keptNode takes the node that a list began at when the loop was entered.
func (t *shapeText) keptNode(k int, phase string) {
	t.put(k, "if($gone||!__CPROVER_w_ok($at,sizeof($node)))$ok=0;else{$gone=1;")
	t.facts(k, phase, "$at")
	t.put(k, "$at=($node*)$at->$next;}")
}

// unfilled takes the last node of an open list, of which no more is known than that it is there.
func (t *shapeText) unfilled(k int) {
	if t.s.Chains[k].Kept {
		t.put(k, "if($ok&&$at==$kept){if($gone||!$at||!__CPROVER_w_ok($at,sizeof($node)))$ok=0;else $gone=1;}else ")
	}
	t.put(k, "if($ok){if($at&&__CPROVER_is_freeable($at)&&__CPROVER_OBJECT_SIZE($at)==sizeof($node))__builtin_free($at);else $ok=0;}")
}

// facts claims or assumes what is proposed of each node.
func (t *shapeText) facts(k int, phase, node string) {
	for _, f := range t.s.Facts {
		t.place(f.Number)
		t.put(k, "@word("+strings.ReplaceAll(f.Text, "#", node)+");", "@word", t.word(phase))
	}
	if len(t.s.Facts) > 0 {
		t.place(t.s.Number)
	}
}

// made makes any lists of the shape.
func (s *Shape) made(n int, trial bool) string {
	t := &shapeText{s: s, n: n, trial: trial}
	t.place(s.Number)
	for k, c := range s.Chains {
		if c.Kept {
			t.put(k, "{$node*$last=$kept;")
			if c.circle() {
				t.put(k, "__CPROVER_assume($last!=0);")
			}
			t.put(k, "if($last){__CPROVER_havoc_object($last);")
			t.filled(k, "$last", false)
			t.put(k, "}")
		} else {
			t.put(k, "{$node*$last=0;if(__seabmc_either()){")
			t.fresh(k, "$last")
			t.put(k, "@=$last;}else @=($node*)(@end);", "@end", c.end(), "@", c.Head)
		}
		for i, v := range c.Through {
			t.put(k, "if(@null)@=0;else if(__seabmc_either())@=$last;else{$node*$fresh;", "@null", t.mayBeNull(k, i), "@", v)
			t.fresh(k, "$fresh")
			t.link(k, "$fresh")
			t.put(k, "@=$fresh;$last=$fresh;}", "@", v)
		}
		if !c.Open {
			t.put(k, "if($last){")
			t.link(k, "("+c.end()+")")
			t.b.WriteString("}")
		}
		t.b.WriteString("}")
	}
	return t.b.String()
}

// mayBeNull is when a variable is null: there is no list, or none from there on. The last node of an open list is there.
func (t *shapeText) mayBeNull(k, i int) string {
	if c := &t.s.Chains[k]; c.Open && i == len(c.Through)-1 {
		return "__CPROVER_assume(__seabmc_last!=0),0"
	}
	return "!__seabmc_last||__seabmc_either()"
}

// filled assumes the facts about a node that is made. In an open list they hold of those that lead to another one.
func (t *shapeText) filled(k int, node string, leads bool) {
	if t.s.Chains[k].Open == leads {
		t.facts(k, "assume", node)
	}
}

// fresh makes a node with any contents of which the facts hold.
func (t *shapeText) fresh(k int, name string) {
	t.put(k, name+"=($node*)__builtin_malloc(sizeof($node));__CPROVER_assume("+name+"!=0);__CPROVER_havoc_object("+name+");")
	t.filled(k, name, false)
}

// link has the last node lead to another, at once or through the rest of a list.
func (t *shapeText) link(k int, to string) {
	t.filled(k, "$last", true)
	t.put(k, "if(__seabmc_either())$last->$next="+to+";else{struct $rest*$rest=(struct $rest*)__builtin_malloc(sizeof*$rest);__CPROVER_assume($rest!=0);")
	t.anyNodes(k)
	t.put(k, "$rest->end="+to+";$rest->facts=@mask;$last->$next=($node*)((char*)$rest+$offset);}",
		"@mask", fmt.Sprintf("%dULL", t.s.Mask))
}
