// A decoder of UTF-8: each character that it reports has at most 21 bits and is no surrogate. (It reports numbers over 0x10ffff, too,
// which are no characters of Unicode: F5 A1 A0 80 is 0x161860.)
// bug: characters beyond the first plane are taken for impossible.
#include "input.h"
#include <aws/common/encoding.h>

static int found(uint32_t c, void *count) {
    assert(c <= (BUG ? 0xffff : 0x1fffff) && !(0xd800 <= c && c <= 0xdfff));
    ++*(size_t *)count;
    return 0;
}

int main(void) {
    uint8_t text[N];
    any_bytes(text, N);
    size_t count = 0;
    struct aws_utf8_decoder_options options = {.on_codepoint = found, .user_data = &count};
    if (aws_decode_utf8(aws_byte_cursor_from_array(text, N), &options) == 0) assert(count <= N);
    return 0;
}
