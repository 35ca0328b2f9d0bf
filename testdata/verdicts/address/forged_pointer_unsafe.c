// verdict: FAILED
// property: pointer_dereference line 8
// check: forged-pointer
// why: An arbitrary integer is not the address of an object.
int main(void) {
  int x = 0;
  int *p = (int *)0x12345678;
  return *p;
}
