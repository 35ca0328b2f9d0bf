// verdict: SUCCESSFUL
// flags: --function harness --enforce-contract push
// why: fresh objects within fresh objects, and a write through a callee
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
typedef struct { uint16_t *items; size_t used, room; } stack;
static void put(uint16_t *at, uint16_t v) { *at = v; }
bool push(stack *s, uint16_t v)
__CPROVER_requires(__CPROVER_is_fresh(s, sizeof(*s)))
__CPROVER_requires(s->room <= 10 && s->used <= s->room)
__CPROVER_requires(__CPROVER_is_fresh(s->items, s->room * sizeof(uint16_t)))
__CPROVER_assigns(s->used; s->used < s->room: s->items[s->used])
__CPROVER_ensures(__CPROVER_return_value == (__CPROVER_old(s->used) < s->room))
__CPROVER_ensures(__CPROVER_return_value ==> (s->used == __CPROVER_old(s->used) + 1 && s->items[s->used - 1] == v))
;
bool push(stack *s, uint16_t v)
{
    if (s->used == s->room)
        return false;
    put(&s->items[s->used], v);
    s->used++;
    return true;
}
void harness(void) {
    stack *s;
    uint16_t v;
    push(s, v);
}
