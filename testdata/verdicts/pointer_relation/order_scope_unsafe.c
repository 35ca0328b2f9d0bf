// verdict: FAILED
// property: same_object line 12
// check: pointer-comparison
// why: The array's life ended with its block.
int main(void) {
  int *p, *q;
  {
    int a[3];
    p = a;
    q = a + 2;
  }
  return q > p;
}
