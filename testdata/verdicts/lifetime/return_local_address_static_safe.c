// verdict: SUCCESSFUL
// check: use-after-return
// why: A static local outlives the call.
static int *counter(void) {
 static int n = 1;
  int *p = &n;
  return p;
}
int main(void) {
  int *p = counter();
  *p += 1;
  return 0;
}
