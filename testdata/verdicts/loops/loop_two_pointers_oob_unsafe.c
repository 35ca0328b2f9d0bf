// verdict: FAILED
// property: pointer_dereference line 11
// check: past-end
// why: The end pointer starts one past the last element and is read.
extern int nondet_int(void);
int main(void) {
  int a[5];
  for (int i = 0; i < 5; i++) a[i] = nondet_int() & 1;
 int *lo = a, *hi = a + 5, n = 0;
  while (lo < hi) {
    if (*lo == *hi) n++;
    lo++;
    hi--;
  }
  return n > 3;
}
