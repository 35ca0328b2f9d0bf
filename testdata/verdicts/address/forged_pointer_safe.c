// verdict: SUCCESSFUL
// why: The pointer is replaced by a valid one before the read.
int main(void) {
  int x = 0;
  int *p = (int *)0x12345678;
 p = &x;
  return *p;
}
