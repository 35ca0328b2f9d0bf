// verdict: FAILED
// property: pointer_dereference line 12
// check: use-after-return
// why: The returned address is that of a local that no longer exists.
static int *counter(void) {
 int n = 1;
  int *p = &n;
  return p;
}
int main(void) {
  int *p = counter();
  *p += 1;
  return 0;
}
