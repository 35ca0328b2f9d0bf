// The header lines of a request alone: few bytes make whole headers.
// bug: there is room for one header, and the parser is told of two.
#include "input.h"
#include "picohttpparser.h"

int main(void) {
    char text[N];
    any_bytes(text, N);
    size_t n = 1 + BUG;
    struct phr_header *headers = malloc(sizeof *headers);
    if (!headers) return 0;
    int taken = phr_parse_headers(text, N, headers, &n, 0);
    assert(-2 <= taken && taken <= N);
    if (taken > 0 && n == 1) assert(headers[0].value + headers[0].value_len <= text + N);
    free(headers);
    return 0;
}
