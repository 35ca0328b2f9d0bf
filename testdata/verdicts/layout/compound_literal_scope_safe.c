// verdict: SUCCESSFUL
// check: use-after-scope
// why: The compound literal is of the block that reads it.
int main(void) {
  int *p;
  p = (int[]){1, 2};
  return p[1] == 2 ? 0 : 1;
}
