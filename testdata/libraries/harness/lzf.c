// Decompression of any bytes: it writes no more than there is room for.
// bug: it is told of a byte more than there is room for.
#include "input.h"
#include "lzf.h"

#define ROOM (N + 4)

int main(void) {
    char packed[N];
    any_bytes(packed, N);
    char *out = malloc(ROOM);
    if (!out) return 0;
    unsigned n = lzf_decompress(packed, N, out, ROOM + BUG);
    assert(n <= ROOM);
    free(out);
    return 0;
}
