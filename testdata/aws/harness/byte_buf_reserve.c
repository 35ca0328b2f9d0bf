// aws_byte_buf_reserve: the capacity is at least the size asked for; bytes and length stay; no owner and failed allocation are reported.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification says that the capacity never exceeds what was asked for
#include "bytes.h"

int main(void) {
    struct aws_byte_buf b;
    nd_byte_buf(&b);
    struct aws_byte_buf old = b;
    struct snap bytes = snap(b.buffer, b.len), all = snap(b.buffer, b.capacity);
    size_t ask = nd_bool() ? nd_upto(2 * MAX_BUF) : nd_size();
    bool overflow = false;
    size_t need = ask;
    assume(overflow || need <= 3 * MAX_BUF); /* the memory that is asked for must exist */

    int rc = aws_byte_buf_reserve(&b, ask);

    expect_byte_buf(&b);
    assert(env_live() == (b.buffer != NULL));
    if (old.allocator == NULL || overflow) {
        expect_error(rc, old.allocator == NULL ? AWS_ERROR_INVALID_ARGUMENT : AWS_ERROR_OVERFLOW_DETECTED);
        same_byte_buf(&b, old, all);
    } else if (need <= old.capacity) {
        expect_ok(rc);
#ifdef SEED_BUG
        assert(b.capacity == need);
#endif
        same_byte_buf(&b, old, all);
    } else if (!env_oom()) {
        expect_ok(rc);
        assert(b.capacity == need && b.len == old.len && b.allocator == old.allocator);
        same(bytes, b.buffer);
    } else {
        expect_error(rc, AWS_ERROR_OOM);
        if (old.buffer != NULL) { /* a buffer without storage is given to init, which zeroes it */
            same_byte_buf(&b, old, all);
        }
    }
    return 0;
}
