// verdict: SUCCESSFUL
// check: forged-pointer
// why: The pointer is set before it is used.
int main(void) {
  int x = 1, *p;
 p = &x;
  *p = 2;
  return x - 2;
}
