// A reader of MessagePack: it takes at most the bytes there are, and strings lie among them.
// bug: the length counts a byte behind the text.
#include "input.h"
#include "msgpack/unpack.h"

int main(void) {
    char *bytes = malloc(N);
    if (!bytes) return 0;
    any_bytes(bytes, N);
    msgpack_unpacked u;
    msgpack_unpacked_init(&u);
    size_t taken = 0;
    if (msgpack_unpack_next(&u, bytes, N + BUG, &taken) == MSGPACK_UNPACK_SUCCESS) {
        assert(0 < taken && taken <= N);
        if (u.data.type == MSGPACK_OBJECT_STR && u.data.via.str.size > 0)
            assert(bytes <= u.data.via.str.ptr && u.data.via.str.ptr + u.data.via.str.size <= bytes + N);
    }
    msgpack_unpacked_destroy(&u);
    free(bytes);
    return 0;
}
