// A parser of HTTP requests: it takes at most the text, and what it finds lies in it.
// bug: there is room for one header, and the parser is told of two.
#include "input.h"
#include "picohttpparser.h"

int main(void) {
    char text[N];
    any_bytes(text, N);
    const char *method, *path;
    size_t method_len, path_len, n = 1 + BUG;
    int minor;
    struct phr_header *headers = malloc(sizeof *headers);
    if (!headers) return 0;
    int taken = phr_parse_request(text, N, &method, &method_len, &path, &path_len, &minor, headers, &n, 0);
    assert(-2 <= taken && taken <= N);
    if (taken > 0) {
        assert(text <= method && method + method_len <= text + N);
        assert(text <= path && path + path_len <= text + N);
    }
    free(headers);
    return 0;
}
