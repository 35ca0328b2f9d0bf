// verdict: FAILED
// property: pointer_dereference line 7
// why: An arbitrary integer is not the address of an object.
int main(void) {
  int x = 0;
  int *p = (int *)0x12345678;
  return *p;
}
