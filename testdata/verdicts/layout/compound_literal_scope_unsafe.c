// verdict: FAILED
// property: pointer_dereference line 7
// why: A compound literal in a block is dead once the block is left.
int main(void) {
  int *p;
  { p = (int[]){1, 2}; }
  return p[1] == 2 ? 0 : 1;
}
