// verdict: FAILED
// why: a value of a node behind the first 25 is changed
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { struct node *next; int value; };
static int count(struct node *p) { int n = 0; for (; p; p = p->next) { if (n < 1000) n++; p->value = n == 25 ? 9 : 1; } return n; }
int main(void) { struct node *head = 0;
 while (nondet_int()) { struct node *x = malloc(sizeof *x); if (!x) break; x->value = 1; x->next = head; head = x; }
 count(head);
 for (struct node *p = head; p; p = p->next) assert(p->value == 1); }
