// verdict: FAILED
// property: alignment line 9
// flags: --alignment-check
// why: one of the two buffers is aligned for a cache line
struct __attribute__((aligned(64))) line { int x; };
_Alignas(64) static char good[64];
_Alignas(16) static char bad[64];
int nondet_int(void);
int main(void) { return ((struct line *)(nondet_int() ? good : bad))->x; }
