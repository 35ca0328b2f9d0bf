// verdict: FAILED
// property: assigns line 10
// flags: --function harness --enforce-contract push
// why: a callee writes behind the last item that may be written
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
typedef struct { uint16_t *items; size_t used, room; } stack;
static void put(uint16_t *at, uint16_t v) {
    at[1] = v; /* BUG */
}
bool push(stack *s, uint16_t v)
__CPROVER_requires(__CPROVER_is_fresh(s, sizeof(*s)))
__CPROVER_requires(s->room == 10 && s->used < 9)
__CPROVER_requires(__CPROVER_is_fresh(s->items, s->room * sizeof(uint16_t)))
__CPROVER_assigns(s->used, s->items[s->used])
{
    put(&s->items[s->used], v);
    s->used++;
    return true;
}
void harness(void) {
    stack *s;
    uint16_t v;
    push(s, v);
}
