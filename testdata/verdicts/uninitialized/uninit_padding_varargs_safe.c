// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: padding of structures that are variable arguments
#include <stdarg.h>
struct t { char a; int b; };
static int sum(int n, ...) { va_list ap; va_start(ap, n); int s = 0; for (int i = 0; i < n; i++) { struct t x = va_arg(ap, struct t); s += x.b; } va_end(ap); return s; }
int main(void) { struct t x; x.a = 1; x.b = 2; return sum(2, x, x) - 4; }
