// verdict: SUCCESSFUL
// why: The countdown tests before it decreases.
int main(void) {
  int a[3] = {1, 2, 3}, sum = 0, *p = a;
 for (unsigned long i = 3; i-- > 0;)
    sum |= p[i];
  return sum - 3;
}
