// verdict: SUCCESSFUL
// why: The pointers move towards each other and meet in the middle.
extern int nondet_int(void);
int main(void) {
  int a[5];
  for (int i = 0; i < 5; i++) a[i] = nondet_int() & 1;
 int *lo = a, *hi = a + 4, n = 0;
  while (lo < hi) {
    if (*lo == *hi) n++;
    lo++;
    hi--;
  }
  return n > 3;
}
