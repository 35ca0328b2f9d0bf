// verdict: SUCCESSFUL
// why: a node of a list is assigned from the next one
#include <stdlib.h>
struct n { struct n *next; int v[3]; };
int main(void) { struct n *a = calloc(1, sizeof *a), *b = calloc(1, sizeof *b); if (!a || !b) { free(a); free(b); return 0; } a->next = b; *a = *a->next; free(a); free(b); return 0; }
