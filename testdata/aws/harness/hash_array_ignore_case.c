// aws_hash_array_ignore_case: FNV-1a over the lower-case bytes; arrays equal up to case have the same hash; nothing is written.
// category: hash_table
// sources: byte_buf.c
// bug: the specification does not fold the case
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor c;
    nd_cursor(&c);
    struct snap bytes = snap(c.ptr, c.len);
    uint64_t want = 0xcbf29ce484222325u; /* the published offset basis and prime */
    for (size_t i = 0; i < MAX_BUF; i++) {
        if (i < c.len) {
#ifdef SEED_BUG
            want = (want ^ c.ptr[i]) * 0x100000001b3u;
#else
            want = (want ^ spec_lower(c.ptr[i])) * 0x100000001b3u;
#endif
        }
    }
    assert(aws_hash_array_ignore_case(c.ptr, c.len) == want);
    same(bytes, c.ptr);
    return 0;
}
