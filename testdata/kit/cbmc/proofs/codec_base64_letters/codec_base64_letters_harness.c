// The text has only letters of its alphabet, with '=' at its end alone.
#include "codec.h"
#include <assert.h>

#define IS_LETTER(c) ((c) >= 'A' && (c) <= 'Z' || (c) >= 'a' && (c) <= 'z' || (c) >= '0' && (c) <= '9' || (c) == '+' || (c) == '/')

void harness(void) {
    uint8_t bytes[5];
    size_t n;
    char text[8];
    __CPROVER_assume(n <= sizeof bytes);
    int k = codec_base64(bytes, n, text, sizeof text);
    assert(k >= 0 && k % 4 == 0);
    assert(__CPROVER_forall { int i; (0 <= i && i < 8) ==> (i + 2 < k ==> IS_LETTER(text[i])) });
    if (k > 0)
        assert(text[k - 1] == '=' || IS_LETTER(text[k - 1]));
}
