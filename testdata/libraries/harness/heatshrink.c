// Decoding of what heatshrink compressed: each reference back of 8 bits gives at most 8 bytes, so the output has at most 8 * N bytes.
// bug: the room for the output has a byte less.
#include "input.h"
#include "heatshrink_decoder.h"

int main(void) {
    unsigned char bytes[N];
    any_bytes(bytes, N);
    heatshrink_decoder *d = heatshrink_decoder_alloc(N, 4, 3);
    unsigned char *out = malloc(8 * N - BUG);
    size_t taken, size;
    if (d && out && heatshrink_decoder_sink(d, bytes, N, &taken) == HSDR_SINK_OK) {
        assert(taken == N);
        heatshrink_decoder_poll(d, out, 8 * N, &size);
        assert(size <= 8 * N);
    }
    if (d) heatshrink_decoder_free(d);
    free(out);
    return 0;
}
