// zlib's checksums: those of a text are those of its second half, begun with those of its first.
// bug: the second half is begun anew.
#include "input.h"
#include "zlib.h"

int main(void) {
    unsigned char text[N];
    any_bytes(text, N);
    uLong crc = crc32(0, text, N / 2), adler = adler32(1, text, N / 2);
    assert(crc32(BUG ? 0 : crc, text + N / 2, N - N / 2) == crc32(0, text, N));
    assert(adler32(BUG ? 1 : adler, text + N / 2, N - N / 2) == adler32(1, text, N));
    assert((adler & 0xffff) < 65521 && adler >> 16 < 65521);
    return 0;
}
