// verdict: SUCCESSFUL
// flags: --alignment-check
// why: Static variables that are aligned as what they are read as.
#include <assert.h>
#include <stdint.h>
static union { struct { short lo, hi; } s; int i; } pair;
static _Alignas(8) char buffer[16];
static int as_int(void *p) { return *(int *)p; }
int main(void) { return as_int(&pair) + as_int(buffer + 4); }
