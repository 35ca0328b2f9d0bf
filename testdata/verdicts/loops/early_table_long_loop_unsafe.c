// verdict: FAILED
// property: assertion line 19
// why: The first three of 4,000 rounds may each write place 5. Each round writes an array at a place that is not known.
#include <assert.h>

unsigned nondet_uint(void);

static unsigned char table[64];
static unsigned order[64];

int main(void) {
    unsigned low = 0, high = 0;
    for (int round = 0; round < 4000; round++) {
        unsigned place = nondet_uint() % 64;
        table[place] += round;
        order[(low + place) % 64] = table[high % 64];
        if (order[place] < table[place])
            low++;
        assert(!(round == 2 && low == 2 && table[5] == 3));
        high += place;
    }
    return 0;
}
