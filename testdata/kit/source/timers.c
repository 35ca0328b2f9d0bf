#include "timers.h"

void timers_add(struct timers *list, struct timer *t) {
    struct timer **at = &list->first;
#ifdef TIMERS_BUG
    while (*at != NULL && (*at)->due > t->due)
#else
    while (*at != NULL && (*at)->due <= t->due)
#endif
        at = &(*at)->next;
    t->next = *at;
    *at = t;
}

bool timers_remove(struct timers *list, struct timer *t) {
    for (struct timer **at = &list->first; *at != NULL; at = &(*at)->next)
        if (*at == t) {
            *at = t->next;
            t->next = NULL;
            return true;
        }
    return false;
}

struct timer *timers_pop(struct timers *list) {
    struct timer *t = list->first;
    if (t != NULL) {
        list->first = t->next;
#ifndef TIMERS_BUG
        t->next = NULL;
#endif
    }
    return t;
}

unsigned timers_expire(struct timers *list, uint32_t now) {
    unsigned n = 0;
    while (list->first != NULL && list->first->due <= now) {
        struct timer *t = timers_pop(list);
        t->ring(t);
        n++;
    }
    return n;
}
