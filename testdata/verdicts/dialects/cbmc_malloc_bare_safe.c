// verdict: SUCCESSFUL
// why: malloc and free need no header here, and null is excluded by assumption.
struct item { int v; struct item *next; };
int main() {
  struct item *a = malloc(sizeof(struct item));
  __CPROVER_assume(a != 0);
  a->v = 3;
  a->next = 0;
 __CPROVER_assert(a->v == 3, "kept");
  free(a);
}
