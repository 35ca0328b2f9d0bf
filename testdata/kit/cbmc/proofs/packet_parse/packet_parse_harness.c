// Up to 400 bytes: all that the parser returns lies within them. Memory for them may be missing.
#include "packet.h"
#include <assert.h>
#include <stdlib.h>

void harness(void) {
    size_t n;
    struct packet p;
    __CPROVER_assume(n <= MOST);
    uint8_t *bytes = malloc(n);
    if (bytes == NULL)
        return;
    if (packet_parse(bytes, n, &p) != PACKET_OK)
        return;
    assert(__CPROVER_r_ok(p.name, p.name_length));
    assert(__CPROVER_r_ok(p.body, p.body_length));
    assert(p.name_length + p.body_length + 5 <= n);
}
