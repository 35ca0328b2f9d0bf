// verdict: FAILED
// property: pointer_dereference line 8
// check: past-end
// why: An unsigned counter is never negative and wraps below zero.
int main(void) {
  int a[3] = {1, 2, 3}, sum = 0, *p = a;
 for (unsigned long i = 2; (long)i >= -1; i--)
    sum |= p[i];
  return sum - 3;
}
