// verdict: FAILED
// property: assertion line 6
// why: Of two destructors without a priority the last one runs first.
#include <assert.h>
static int n;
__attribute__((destructor)) static void a(void) { assert(n == 0); }
__attribute__((destructor)) static void b(void) { n++; }
int main(void) { return 0; }
