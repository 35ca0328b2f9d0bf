// Decompression of any bytes as a deflate stream: it reads and writes no more than it was told of.
// bug: it is told of a byte more than there is room for.
#include "input.h"
#include "zlib.h"

#define ROOM (2 * N)

int main(void) {
    unsigned char *packed = malloc(N), *out = malloc(ROOM);
    if (packed && out) {
        any_bytes(packed, N);
        z_stream z = {.next_in = packed, .avail_in = N, .next_out = out, .avail_out = ROOM + BUG};
        if (inflateInit2(&z, -15) == Z_OK) {
            inflate(&z, Z_FINISH);
            assert(z.total_in <= N && z.total_out <= ROOM);
            inflateEnd(&z);
        }
    }
    free(packed);
    free(out);
    return 0;
}
