// verdict: FAILED
// why: the reset sets it too high
#include <assert.h>
int nondet_int(void);

static struct {
    int used, most;
} pool = {0, 32};

static void take(void) {
    if (pool.used < pool.most)
        pool.used++;
}

static void reset(void) { pool.used = 33; }

int main(void) {
    while (nondet_int()) {
        take();
        if (nondet_int())
            reset();
        assert(pool.used <= 32);
    }
}
