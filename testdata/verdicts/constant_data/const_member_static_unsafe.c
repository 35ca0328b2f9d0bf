// verdict: FAILED
// property: pointer_dereference line 10
// check: const-write
// why: The member is const, although the variable is not, and is written through a pointer (C11 6.7.3p6).
struct item { const int id; int count; };
static struct item item = {1, 2};
int main(void) {
  int *p = (int *)&item;
  p[1] = 3;
  p[0] = 2;
  return 0;
}
