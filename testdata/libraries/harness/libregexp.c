// A regular expression of a fixed pattern over any text: what matches lies in the text.
// bug: the length counts a byte behind the text.
#include "input.h"
#include "libregexp.h"

int lre_check_stack_overflow(void *opaque, size_t size) {
    (void)opaque, (void)size;
    return 0;
}

void *lre_realloc(void *opaque, void *p, size_t size) {
    (void)opaque;
    if (size == 0) {
        free(p);
        return NULL;
    }
    return realloc(p, size);
}

int main(void) {
    static const char pattern[] = "a(b|[0-9]+)*c";
    char error[64];
    int length;
    uint8_t *code = lre_compile(&length, error, sizeof error, pattern, sizeof pattern - 1, 0, NULL);
    if (!code) return 0;
    uint8_t *text = malloc(N), *capture[4];
    if (text) {
        any_bytes(text, N);
        if (lre_exec(capture, code, text, 0, N + BUG, 0, NULL) == 1)
            assert(text <= capture[0] && capture[0] < capture[1] && capture[1] <= text + N);
    }
    free(text);
    free(code);
    return 0;
}
