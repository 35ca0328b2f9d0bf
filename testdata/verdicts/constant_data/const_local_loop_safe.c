// verdict: SUCCESSFUL
// why: const variables in loops, blocks that goto enters again, and switches
#include <assert.h>
int nondet_int(void);
struct p { int x, y; };
static struct p mk(int i) { struct p p = {i, i}; return p; }
int main(void) { int n = nondet_int(), s = 0;
 if (n < 0 || n > 5) return 0;
again:
 for (const int *q = &n; s < *q; ) { const struct p p = mk(s), *r = &p; const int k = r->x + 1; s = k; }
 { const int z = s; if (z < n) goto again; }
 switch (n) { case 1: ; const int w = n; s += w; break; default: s++; }
 return s < 0; }
