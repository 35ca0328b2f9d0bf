#ifndef RETRY_H
#define RETRY_H
#include <stdbool.h>
#include <stdint.h>

#define RETRY_FIRST 10u
#define RETRY_LONGEST 300u

struct retry {
    uint32_t delay, due;
    unsigned failures;
};

uint32_t clock_now(void); // in milliseconds; wraps around

// some number below n; no file of the project has it
uint32_t random_below(uint32_t n)
__CPROVER_requires(n > 0)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value < n)
;

void retry_start(struct retry *r);
void retry_failed(struct retry *r);
bool retry_is_due(const struct retry *r);
uint32_t retry_spread(const struct retry *r);
#endif
