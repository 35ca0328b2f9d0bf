package lower_test

import (
	"seabmc/ir/lower/state"
	"testing"
)

// If a program ends when an allocation fails, no allocation has failed behind that point. Pointers to what was allocated are plain addresses there,
// on every path, and rewriting decides all checks of the accesses. The ends are in a loop, and in a recursive function.
func TestNoFailedAllocationBehindItsEnd(t *testing.T) {
	const head = `#include <stdlib.h>
_Bool nondet_bool(void); int nondet_int(void);
struct node { int v; struct node *next; };
`
	for _, c := range []struct{ name, src string }{
		{"a loop that aborts", head + `int main(void) {
	struct node *list = 0;
	for (int i = 0; i < 4; i++)
		if (nondet_bool()) {
			struct node *n = malloc(sizeof *n);
			if (!n) abort();
			n->v = i; n->next = list; list = n;
		}
	return list ? list->v : 0; }`},
		{"a recursive function that exits", head + `static struct node *insert(struct node *n, int v) {
	if (!n) {
		n = malloc(sizeof *n);
		if (!n) exit(1);
		n->v = v; n->next = 0;
	} else if (v < n->v)
		n->next = insert(n->next, v);
	return n; }
int main(void) {
	struct node *list = 0;
	for (int i = 0; i < 3; i++) list = insert(list, nondet_int());
	return list->v; }`},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := lowerIt(t, state.DefaultOptions(), compileC(t, c.src))
			for _, p := range l.gen.VC().Props {
				if !p.Discharged {
					check := l.p.Checks[p.Check]
					t.Errorf("line %d: not decided by rewriting: %s", l.p.Positions[l.p.At(p.Instr).Pos].Line, check.Msg)
				}
			}
		})
	}
}
