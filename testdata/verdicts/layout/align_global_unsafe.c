// verdict: FAILED
// property: alignment line 8
// flags: --alignment-check
// why: A static variable of alignment 2 is read as an int.
#include <assert.h>
#include <stdint.h>
static struct { short lo, hi; } pair;
static int as_int(void *p) { return *(int *)p; }
int main(void) { return as_int(&pair); }
