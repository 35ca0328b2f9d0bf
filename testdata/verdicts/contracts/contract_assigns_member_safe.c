// verdict: SUCCESSFUL
// flags: --function harness --enforce-contract set_length
// why: only the member length may be written
#include <stddef.h>
struct buffer { size_t length; size_t capacity; unsigned char *data; };
void set_length(struct buffer *b, size_t n)
__CPROVER_requires(__CPROVER_is_fresh(b, sizeof(*b)))
__CPROVER_requires(n <= b->capacity)
__CPROVER_assigns(b->length)
__CPROVER_ensures(b->length == n && b->capacity == __CPROVER_old(b->capacity))
{
    b->length = n;
    size_t here = n;
    (void)here;
}
void harness(void) {
    struct buffer *b;
    size_t n;
    set_length(b, n);
}
