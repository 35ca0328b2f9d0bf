#include "text.h"
#include <assert.h>

void harness(void) {
    char s[4];
    int value;
    if (text_parse(s, sizeof s, &value) == 0)
        assert(value >= 0 && value <= TEXT_MOST);
}
