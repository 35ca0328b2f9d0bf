// A parser of HTTP messages that is one large state machine: where it stops lies in the text, and so does each URL that it reports.
// bug: the length counts a byte behind the text.
#include "input.h"
#include "llhttp.h"

static const char *text;

static int url(llhttp_t *p, const char *at, size_t length) {
    (void)p;
    assert(text <= at && at + length <= text + N);
    return 0;
}

int main(void) {
    char *bytes = malloc(N);
    if (!bytes) return 0;
    any_bytes(bytes, N);
    text = bytes;
    llhttp_settings_t settings;
    llhttp_settings_init(&settings);
    settings.on_url = url;
    llhttp_t parser;
    llhttp_init(&parser, HTTP_REQUEST, &settings);
    if (llhttp_execute(&parser, bytes, N + BUG) != HPE_OK) {
        const char *stop = llhttp_get_error_pos(&parser);
        assert(!stop || (text <= stop && stop <= text + N));
    }
    free(bytes);
    return 0;
}
