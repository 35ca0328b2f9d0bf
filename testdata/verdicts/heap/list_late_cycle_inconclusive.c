// verdict: INCONCLUSIVE
// flags: --engine=prove
// why: a list that is closed to a ring late is no list
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { struct node *next; int value; };
int main(void) { struct node *head = 0, *mid = 0; unsigned n = 0;
 while (nondet_int()) { struct node *x = malloc(sizeof *x); if (!x) break; if (n++ == 20) mid = x; x->value = 1; x->next = head; head = x; }
 if (mid) mid->next = head;
 while (head) { struct node *y = head->next; free(head); head = y; } }
