// verdict: FAILED
// property: pointer_dereference line 11
// check: use-after-scope
// why: The variable pointed to is dead once its block is left.
int main(void) {
  int *p;
  {
   int v = 3;
    p = &v;
  }
  return *p == 3 ? 0 : 1;
}
