#include "retry.h"

// until `due` of a clock that wraps around; negative when it has passed
static int32_t until(uint32_t due, uint32_t now) {
    uint32_t d = due >= now ? due - now : UINT32_MAX - (now - due) + 1;
    return d <= INT32_MAX ? (int32_t)d : -(int32_t)(UINT32_MAX - d) - 1;
}

static uint32_t after(uint32_t delay) {
    uint32_t now = clock_now();
    return delay <= UINT32_MAX - now ? now + delay : delay - (UINT32_MAX - now) - 1;
}

void retry_start(struct retry *r) {
    r->delay = RETRY_FIRST;
    r->failures = 0;
    r->due = clock_now();
}

void retry_failed(struct retry *r) {
    r->due = after(r->delay);
    r->delay = r->delay > RETRY_LONGEST / 2 ? RETRY_LONGEST : 2 * r->delay;
    if (r->failures < UINT32_MAX)
        r->failures++;
}

bool retry_is_due(const struct retry *r) {
#ifdef RETRY_BUG
    return clock_now() >= r->due;
#else
    return until(r->due, clock_now()) <= 0;
#endif
}

uint32_t retry_spread(const struct retry *r) { return r->delay / 2 + random_below(r->delay / 2 + 1); }
