// verdict: FAILED
// property: same_object line 7
// check: pointer-comparison
// why: The addresses of two variables are no order, though a compiler folds the comparison into a constant expression.
static int g, h;
int main(void) {
  if (&g < &h) return 1;
  return 0;
}
