// verdict: INCONCLUSIVE
// flags: --engine=prove
// why: two pointers to the last node are compared after the list was walked
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { struct node *next; int value; };
int main(void) { struct node *head = 0, *first = 0; unsigned n = 0;
 while (nondet_int()) { struct node *x = malloc(sizeof *x); if (!x) break; if (!first) first = x; x->value = 1; n++; x->next = head; head = x; }
 struct node *last = 0; for (struct node *p = head; p; p = p->next) last = p;
 assert(n < 30 || last != first); }
