#ifndef TIMERS_H
#define TIMERS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct timer {
    struct timer *next;
    uint32_t due;
    void (*ring)(struct timer *t);
};

// a list of timers, the earliest first
struct timers {
    struct timer *first;
};

void timers_add(struct timers *list, struct timer *t);
bool timers_remove(struct timers *list, struct timer *t);
unsigned timers_expire(struct timers *list, uint32_t now);

struct timer *timers_pop(struct timers *list)
__CPROVER_requires(__CPROVER_is_fresh(list, sizeof(*list)))
__CPROVER_requires(list->first == NULL || __CPROVER_is_fresh(list->first, sizeof(*list->first)))
__CPROVER_assigns(list->first != NULL: list->first, list->first->next)
__CPROVER_ensures(__CPROVER_return_value == __CPROVER_old(list->first))
__CPROVER_ensures(__CPROVER_return_value != NULL ==> __CPROVER_return_value->next == NULL)
;
#endif
