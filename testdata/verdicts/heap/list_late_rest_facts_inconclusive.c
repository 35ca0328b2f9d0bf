// verdict: INCONCLUSIVE
// flags: --engine=prove
// why: the rest of a list of which less is known
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { struct node *next; int value; };
int main(void) { struct node *head = 0; unsigned n = 0;
 while (nondet_int()) { struct node *x = malloc(sizeof *x); if (!x) break; x->value = n == 40 ? 6 : 5; n++; x->next = head; head = x; }
 if (head) { struct node *q = head; head = head->next; free(q); }
 while (head) { struct node *y = head->next; assert(head->value == 5); free(head); head = y; } }
