// verdict: FAILED
// property: pointer_dereference line 12
// check: const-write
// why: One of two variables that the pointer may lead to has a const member there.
int nondet_int(void);
struct item { const int id; int count; };
struct free_item { int id, count; };
int main(void) {
  struct item a = {nondet_int(), 1};
  struct free_item b = {1, 1};
  int *p = nondet_int() ? &b.id : (int *)&a.id;
  *p = 2;
  return a.count - b.count;
}
