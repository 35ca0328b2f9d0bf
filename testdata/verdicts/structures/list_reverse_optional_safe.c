// verdict: SUCCESSFUL
// why: A list of any of 6 nodes is reversed: in order then, complete, and freed without error.
#include <assert.h>
#include <stdlib.h>
extern _Bool nondet_bool(void);
struct node {
  int v;
  struct node *next;
};
int main(void) {
  struct node *head = 0, *back = 0;
  int n = 0, k = 0, last = -1;
  for (int i = 0; i < 6; i++)
    if (nondet_bool()) {
      struct node *p = malloc(sizeof *p);
      if (!p) abort();
      p->v = i;
      p->next = head;
      head = p;
      n++;
    }
  while (head) {
    struct node *next = head->next;
    head->next = back;
    back = head;
    head = next;
  }
  for (struct node *p = back; p; p = p->next, k++) {
    assert(p->v > last);
    last = p->v;
  }
  assert(k == n);
  while (back) {
    struct node *next = back->next;
    free(back);
    back = next;
  }
  return 0;
}
