// verdict: FAILED
// property: uninitialized line 8
// flags: --uninitialized-check
// why: The first mention of x uses nothing, the second one does.
int main(void) {
  int x, y = 1;
  (void)x;
  y += x;
  (void)y;
  return y & 1;
}
