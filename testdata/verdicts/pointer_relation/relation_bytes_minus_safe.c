// verdict: SUCCESSFUL
// check: pointer-comparison
// why: The pointers lie in one variable, or are integers.
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
struct pair { char a, b; } s;
static ptrdiff_t inside = &s.b - &s.a;
char g[2], h[2];
int main(void) {
  intptr_t far = (intptr_t)h - (intptr_t)g;
  assert(inside == 1 && &g[1] - &g[0] == 1 && far != 0);
}
