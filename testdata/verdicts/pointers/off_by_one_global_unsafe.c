// verdict: FAILED
// property: pointer_dereference line 8
// check: past-end
// why: The pointer one past a is not a pointer to b.
int a[2], b[2];
int main(void) {
 int *p = a + 2;
  *p = 1;
  return a[1];
}
