// verdict: SUCCESSFUL
// flags: --alignment-check
// why: x
#include <stdlib.h>
int main(void) { char *p = aligned_alloc(64, 128); if (!p) return 0; int *q = __builtin_assume_aligned(p, 64); *q = 1; free(p); return 0; }
