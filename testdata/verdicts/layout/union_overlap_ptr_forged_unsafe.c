// verdict: FAILED
// property: pointer_dereference line 11
// check: forged-pointer
// why: The low byte of the stored pointer is changed so that it points past the array.
union u { int *p; unsigned char b[sizeof(int *)]; };
int main(void) {
  int a[4] = {1, 2, 3, 4};
  union u x;
  x.p = a + 1;
 x.b[7] = (unsigned char)(x.b[7] ^ 0x40);
  return *x.p == 2 ? 0 : 1;
}
