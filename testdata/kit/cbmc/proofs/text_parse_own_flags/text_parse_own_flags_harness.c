// The library is compiled with a limit of its own, which the makefile gives to its object alone.
#include "text.h"
#include <assert.h>

#ifdef TEXT_MOST
#error "the limit is the library's"
#endif

void harness(void) {
    char s[3];
    int value;
    if (text_parse(s, sizeof s, &value) == 0)
        assert(value <= 99);
}
