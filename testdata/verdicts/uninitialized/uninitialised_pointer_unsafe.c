// verdict: FAILED
// property: pointer_dereference line 7
// check: forged-pointer
// why: The pointer has an unknown value when it is used.
int main(void) {
  int x = 1, *p;
  *p = 2;
  return x - 2;
}
