// verdict: SUCCESSFUL
// why: The one-past-the-end pointer is only compared.
int main(void) {
  int a[4] = {1, 2, 3, 4}, *end = a + 4, sum = 0;
 for (int *p = a; p != end; p++) sum += *p;
  return sum - 10;
}
