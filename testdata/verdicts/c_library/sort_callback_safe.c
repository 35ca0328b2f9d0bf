// verdict: SUCCESSFUL
// why: The bubble sort with a comparison function orders three unknown values.
#include <assert.h>
extern int nondet_int(void);
static int cmp(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
 return (x > y) - (x < y);
}
static void sort(int *a, int n, int (*f)(const void *, const void *)) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j + 1 < n - i; j++)
      if (f(a + j, a + j + 1) > 0) {
        int t = a[j];
        a[j] = a[j + 1];
        a[j + 1] = t;
      }
}
int main(void) {
  int a[3];
  for (int i = 0; i < 3; i++) a[i] = nondet_int();
  sort(a, 3, cmp);
  assert(a[0] <= a[1]);
 assert(a[1] <= a[2]);
  return 0;
}
