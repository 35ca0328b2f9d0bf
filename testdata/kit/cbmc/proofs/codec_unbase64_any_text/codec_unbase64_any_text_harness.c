// Any text of four characters, also those above 127, where char has a sign.
#include "codec.h"
#include <assert.h>

void harness(void) {
    char text[4];
    uint8_t to[3];
    int k = codec_unbase64(text, sizeof text, to, sizeof to);
    assert(k == -1 || 1 <= k && k <= 3);
}
