// An option that is found has its tag and lies within the body; a body of up to 8 bytes has at most 4 options.
#include "packet.h"
#include <assert.h>
#include <stdlib.h>

void harness(void) {
    size_t n;
    uint8_t tag;
    __CPROVER_assume(n <= 8);
    uint8_t *body = malloc(n);
    __CPROVER_assume(body != NULL);
    size_t at = packet_option(body, n, tag);
    assert(at <= n);
    if (at < n)
        assert(body[at] == tag && at + body[at + 1] <= n);
}
