// verdict: SUCCESSFUL
// why: A pointer stored in a union comes back whole.
union u { int *p; unsigned char b[sizeof(int *)]; };
int main(void) {
  int a[4] = {1, 2, 3, 4};
  union u x;
  x.p = a + 1;
 x.b[0] = x.b[0];
  return *x.p == 2 ? 0 : 1;
}
