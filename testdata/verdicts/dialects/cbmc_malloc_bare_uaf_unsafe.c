// verdict: FAILED
// property: pointer_dereference line 12
// check: use-after-free
// why: malloc and free need no header here, and the block is read after free.
struct item { int v; struct item *next; };
int main() {
  struct item *a = malloc(sizeof(struct item));
  __CPROVER_assume(a != 0);
  a->v = 3;
  a->next = 0;
  free(a);
 __CPROVER_assert(a->v == 3, "kept");
}
