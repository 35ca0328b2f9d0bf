// verdict: FAILED
// property: same_object line 8
// check: pointer-comparison
// why: The pointer may have come to another array than the one whose end it is compared with.
int nondet_int(void);
int main(void) {
  int a[3], b[3], *p = nondet_int() ? a : b;
  return p < a + 3;
}
