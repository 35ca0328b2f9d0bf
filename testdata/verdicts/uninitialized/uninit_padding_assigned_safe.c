// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: padding of structures that are assigned, nested and global
#include <string.h>
struct t { char a; long b; short c; };
struct w { struct t t[2]; char k; };
static struct t glob;
static struct t get(void) { struct t x; x.a = 1; x.b = 2; x.c = 3; return x; }
int main(void) { struct w w; w.t[0] = get(); w.t[1] = w.t[0]; w.k = 1; glob = w.t[1]; struct w v = w; struct t *p = &v.t[1]; struct t q = *p; return glob.c + q.a + (int)v.t[0].b - 6; }
