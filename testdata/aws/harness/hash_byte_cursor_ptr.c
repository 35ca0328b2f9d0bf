// aws_hash_byte_cursor_ptr: the same bytes elsewhere have the same hash; known answers; the cursor stays.
// category: hash_table
// sources: hash_table.c
// defines: -DVALGRIND
// bug: the specification expects the empty range to hash to 0
#include "bytes.h"
#include <aws/common/hash_table.h>

int main(void) {
    struct aws_byte_cursor c;
    nd_cursor(&c);
    struct aws_byte_cursor old = c, copy = {.len = c.len, .ptr = env_object(c.len)};
    struct snap bytes = snap(c.ptr, c.len);
    if (c.len > 0) {
        memcpy(copy.ptr, c.ptr, c.len);
    }
    assert(aws_hash_byte_cursor_ptr(&c) == aws_hash_byte_cursor_ptr(&copy));
    same_cursor(&c, old, bytes);

    static const char text[] = "robin hood hashing";
    struct aws_byte_cursor none = {0}, some = {.len = sizeof text - 1, .ptr = (uint8_t *)text};
#ifdef SEED_BUG
    assert(aws_hash_byte_cursor_ptr(&none) == 0);
#else
    assert(aws_hash_byte_cursor_ptr(&none) == 0x6707ef7c994be624u);
#endif
    assert(aws_hash_byte_cursor_ptr(&some) == 0x68c375cefc8fa110u);
    return 0;
}
