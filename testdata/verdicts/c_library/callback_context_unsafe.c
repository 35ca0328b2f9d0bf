// verdict: FAILED
// property: assertion line 13
// why: The three elements sum to 6, the context began with 0.
#include <assert.h>
static void each(const int *a, int n, void (*f)(void *, int), void *ctx) {
  for (int i = 0; i < n; i++) f(ctx, a[i]);
}
static void add(void *ctx, int v) { *(int *)ctx += v; }
int main(void) {
  const int a[3] = {1, 2, 3};
  int sum = 0;
  each(a, 3, add, &sum);
 assert(sum == 5);
  return 0;
}
