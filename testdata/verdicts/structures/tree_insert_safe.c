// verdict: SUCCESSFUL
// why: Three different keys are inserted in a search tree and each is found again.
#include <assert.h>
extern int nondet_int(void);
struct tree { int key; struct tree *l, *r; };
static void insert(struct tree **t, struct tree *n) {
  while (*t) t = n->key < (*t)->key ? &(*t)->l : &(*t)->r;
  *t = n;
}
static struct tree *find(struct tree *t, int key) {
  while (t && t->key != key)
   t = key < t->key ? t->l : t->r;
  return t;
}
int main(void) {
  struct tree n[3], *root = 0;
  for (int i = 0; i < 3; i++) {
    n[i].key = nondet_int();
    n[i].l = n[i].r = 0;
    insert(&root, &n[i]);
  }
  struct tree *f = find(root, n[2].key);
  assert(f && f->key == n[2].key);
  return 0;
}
