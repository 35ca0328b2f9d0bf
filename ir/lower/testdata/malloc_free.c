// malloc may fail: the result is null or the new object. free ends its life.
#include <stdlib.h>
// checks: pointer
int main(void) {
    char *p = malloc(8);
    free(p);
    return 0;
}
