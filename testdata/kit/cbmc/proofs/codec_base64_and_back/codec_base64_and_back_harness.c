// Up to three bytes become four letters and the same bytes again.
#include "codec.h"
#include <assert.h>
#include <string.h>

void harness(void) {
    uint8_t bytes[3], back[3];
    char text[4];
    size_t n;
    __CPROVER_assume(0 < n && n <= 3);
    assert(codec_base64(bytes, n, text, 4) == 4);
    assert(codec_unbase64(text, 4, back, 3) == (int)n);
    assert(memcmp(bytes, back, n) == 0);
}
