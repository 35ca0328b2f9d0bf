// verdict: FAILED
// property: pointer_dereference line 8
// why: the pointer may be null
#include <stdlib.h>
struct text { const int room; int used; };
int main(void) {
    struct text now = {1, 2}, *p = malloc(sizeof *p);
    *p = now;
    return 0;
}
