// verdict: INCONCLUSIVE
// flags: --engine=prove
// why: node 40 has another value
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { struct node *next; int value; };
int main(void) { struct node *head = 0; unsigned n = 0;
 while (nondet_int()) { struct node *x = malloc(sizeof *x); if (!x) break; x->value = n == 40 ? 6 : 5; n++; x->next = head; head = x; }
 for (struct node *p = head; p; p = p->next) assert(p->value == 5); }
