// verdict: SUCCESSFUL
// flags: --alignment-check
// why: what aligned_alloc gave is aligned as stated
#include <stdlib.h>
int main(void) { char *p = aligned_alloc(64, 128); if (!p) return 0; int *q = __builtin_assume_aligned(p, 64); *q = 1; free(p); return 0; }
