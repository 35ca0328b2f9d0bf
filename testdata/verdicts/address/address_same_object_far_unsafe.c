// verdict: FAILED
// property: assertion line 7
// why: However far, the pointer does not lead to another object.
int main(void) {
  char a[8], b[8];
  unsigned long n;
  __CPROVER_assert(__CPROVER_same_object(a + n, b), "b");
  return 0;
}
