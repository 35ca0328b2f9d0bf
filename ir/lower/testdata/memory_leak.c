// At the end of main no heap object is alive. Where malloc fails there is none.
// checks: memory-leak
#include <stdlib.h>
int main(void) {
    void *p = malloc(1);
    return 0;
}
