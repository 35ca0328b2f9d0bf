// aws_byte_buf_cat: appends the buffers in order until one does not fit; what fitted stays.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification expects the second buffer first
#include "bytes.h"

int main(void) {
    struct aws_byte_buf to, a, b;
    nd_byte_buf(&to);
    nd_byte_buf(&a);
    nd_byte_buf(&b);
    struct aws_byte_buf old = to, old_a = a, old_b = b;
    struct snap sa = snap(a.buffer, a.len), sb = snap(b.buffer, b.len), all = snap(to.buffer, to.capacity);
    size_t room = to.capacity - to.len;

    int rc = aws_byte_buf_cat(&to, 2, &a, &b);

    bool fits_a = a.len <= room, fits = fits_a && b.len <= room - a.len;
    expect_appended(&to, old, all, fits ? a.len + b.len : fits_a ? a.len : 0);
    if (fits) {
        expect_ok(rc);
#ifdef SEED_BUG
        assert(!sb.on || to.buffer[old.len + sb.i] == sb.v);
#else
        assert(!sb.on || to.buffer[old.len + a.len + sb.i] == sb.v);
#endif
    } else {
        expect_error(rc, AWS_ERROR_DEST_COPY_TOO_SMALL);
    }
    assert(!fits_a || !sa.on || to.buffer[old.len + sa.i] == sa.v);
    same_byte_buf(&a, old_a, sa);
    same_byte_buf(&b, old_b, sb);
    return 0;
}
