// aws_byte_buf_append_with_lookup: appends the bytes seen through a table of 256; too little room changes nothing.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification copies the bytes as they are
#include "bytes.h"

int main(void) {
    struct aws_byte_buf to;
    struct aws_byte_cursor from;
    nd_byte_buf(&to);
    nd_cursor(&from);
    uint8_t *table = env_object(256);
    struct aws_byte_buf old = to;
    struct aws_byte_cursor old_from = from;
    struct snap src = snap(from.ptr, from.len), all = snap(to.buffer, to.capacity);

    int rc = aws_byte_buf_append_with_lookup(&to, &from, table);

    same_cursor(&from, old_from, src);
    if (old.capacity - old.len >= from.len) {
        expect_ok(rc);
        expect_appended(&to, old, all, from.len);
#ifdef SEED_BUG
        assert(!src.on || to.buffer[old.len + src.i] == src.v);
#else
        assert(!src.on || to.buffer[old.len + src.i] == table[src.v]);
#endif
    } else {
        expect_error(rc, AWS_ERROR_DEST_COPY_TOO_SMALL);
        same_byte_buf(&to, old, all);
    }
    return 0;
}
