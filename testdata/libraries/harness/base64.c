// Base64: what is decoded fits into the length that was computed for it.
// bug: the buffer is a byte too short for what was computed, and says that it is not.
#include "input.h"
#include <aws/common/encoding.h>

int main(void) {
    uint8_t text[N];
    any_bytes(text, N);
    struct aws_byte_cursor in = aws_byte_cursor_from_array(text, N);
    size_t need;
    if (aws_base64_compute_decoded_len(&in, &need)) return 0;
    assert(need <= N);
    if (need == 0) return 0;
    uint8_t *room = malloc(need - BUG);
    if (!room) return 0;
    struct aws_byte_buf out = {.len = 0, .buffer = room, .capacity = need};
    if (aws_base64_decode(&in, &out) == 0) assert(out.len == need);
    free(room);
    return 0;
}
