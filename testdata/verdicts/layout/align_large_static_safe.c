// verdict: SUCCESSFUL
// flags: --alignment-check
// why: both are aligned for a cache line
struct __attribute__((aligned(64))) line { int x; };
_Alignas(64) static char good[64];
_Alignas(128) static char better[128];
int nondet_int(void);
int main(void) { return ((struct line *)(nondet_int() ? good : better + 64))->x; }
