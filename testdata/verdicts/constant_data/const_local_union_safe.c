// verdict: SUCCESSFUL
// why: const unions, anonymous members and statement expressions are initialised
#include <assert.h>
int main(void) { const union { float f; unsigned u; } c = {.f = 1.0f}; const struct { union { int a; char b[4]; }; int k; } d = {{5}, 6}; const int e = ({ int t = 0; for (int i = 0; i < 3; i++) t += i; t; }); assert(c.u == 0x3f800000 && d.a == 5 && e == 3); return 0; }
