#include "text.h"
#include <assert.h>

void harness(void) {
    char s[3];
    size_t n;
    int value;
    __CPROVER_assume(n <= sizeof s);
    if (text_parse(s, n, &value) == 0)
        assert(value >= 0 && value <= 999);
}
