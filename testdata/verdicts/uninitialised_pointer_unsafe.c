// verdict: FAILED
// property: pointer_dereference line 6
// why: The pointer has an unknown value when it is used.
int main(void) {
  int x = 1, *p;
  *p = 2;
  return x - 2;
}
