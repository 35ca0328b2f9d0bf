// Any text of any length up to 5, in memory of just this size.
#include "codec.h"
#include <assert.h>
#include <stdlib.h>

void harness(void) {
    size_t n, room;
    __CPROVER_assume(n <= 5 && room <= 5);
    char *text = malloc(n);
    uint8_t *to = malloc(room);
    if (text == NULL || to == NULL)
        return;
    int k = codec_unhex(text, n, to, room);
    assert(k == -1 || (size_t)k * 2 == n);
}
