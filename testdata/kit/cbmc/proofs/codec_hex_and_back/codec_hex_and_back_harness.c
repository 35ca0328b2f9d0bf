// Bytes become digits and the same bytes again.
#include "codec.h"
#include <assert.h>

void harness(void) {
    uint8_t bytes[N], back[N];
    char text[2 * N];
    int i;
    assert(codec_hex(bytes, N, text, sizeof text) == 2 * N);
    assert(codec_unhex(text, sizeof text, back, sizeof back) == N);
    __CPROVER_assume(0 <= i && i < N);
    assert(bytes[i] == back[i]);
}
