// aws_hash_c_string: the hash of the bytes before the terminator, wherever they are; nothing is written.
// category: hash_table
// sources: hash_table.c
// defines: -DVALGRIND
// bug: the specification hashes the terminator too
#include "bytes.h"
#include <aws/common/hash_table.h>

/* Strings of one length. The terminator is the last byte of the object: no byte after it may be read. */
static void task(size_t n) {
    char *s = env_object(n + 1);
    for (size_t i = 0; i < n; i++) {
        assume(s[i] != '\0');
    }
    s[n] = '\0';
    struct snap bytes = snap(s, n + 1);
#ifdef SEED_BUG
    struct aws_byte_cursor copy = {.len = n + 1, .ptr = env_object(n + 1)};
#else
    struct aws_byte_cursor copy = {.len = n, .ptr = env_object(n)};
#endif
    if (copy.len > 0) {
        memcpy(copy.ptr, s, copy.len);
    }
    assert(aws_hash_c_string(s) == aws_hash_byte_cursor_ptr(&copy));
    same(bytes, s);
}

int main(void) {
    size_t len = nd_upto(MAX_STR);
    for (size_t n = 0; n <= MAX_STR; n++) { /* one by one, as the hash of a length known is a straight line */
        if (n == len) {
            task(n);
        }
    }
    assert(aws_hash_c_string("robin hood hashing") == 0x68c375cefc8fa110u);
    return 0;
}
