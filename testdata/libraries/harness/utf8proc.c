// Characters of a text in UTF-8: each is one of Unicode, and encoded again it is the bytes that it came from.
// bug: characters beyond the first plane are taken for impossible.
#include "input.h"
#include "utf8proc.h"

int main(void) {
    utf8proc_uint8_t text[N];
    any_bytes(text, N);
    for (utf8proc_ssize_t at = 0; at < N;) {
        utf8proc_int32_t c;
        utf8proc_uint8_t again[4];
        utf8proc_ssize_t n = utf8proc_iterate(text + at, N - at, &c);
        if (n <= 0) break;
        assert(utf8proc_codepoint_valid(c) && c <= (BUG ? 0xffff : 0x10ffff));
        assert(utf8proc_encode_char(c, again) == n && memcmp(again, text + at, n) == 0);
        at += n;
    }
    return 0;
}
