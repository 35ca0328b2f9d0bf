// verdict: SUCCESSFUL
// flags: --memory-leak-check
// why: each node is freed once
#include <stdlib.h>
struct node { struct node *next; };
int main(void) {
  struct node *p = 0;
  for (int i = 0; i < 3; i++) {
    struct node *q = malloc(sizeof *q);
    if (!q) break;
    q->next = p;
    p = q;
  }
  while (p)
  __CPROVER_loop_invariant(1)
  {
    struct node *next = p->next;
    free(p);
    p = next;
  }
  return 0;
}
