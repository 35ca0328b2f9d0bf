#include "text.h"
#include <assert.h>

void harness(void) {
    char s[5];
    size_t n = text_trim(s, sizeof s);
    assert(n <= sizeof s);
    assert(n == 0 || s[n - 1] != ' ');
}
