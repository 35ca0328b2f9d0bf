// verdict: INCONCLUSIVE
// flags: --engine=prove
// why: a node in the middle is freed again
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { struct node *next; int value; };
int main(void) { struct node *head = 0, *keep = 0; unsigned n = 0;
 while (nondet_int()) { struct node *x = malloc(sizeof *x); if (!x) break; if (n++ == 33) keep = x; x->value = 1; x->next = head; head = x; }
 while (head) { struct node *y = head->next; free(head); head = y; }
 free(keep); }
