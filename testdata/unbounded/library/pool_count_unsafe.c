// verdict: FAILED
// why: more is given back than was taken, after 1000 rounds
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

int main(void) {
    unsigned free_slots = 32, taken = 0, rounds = 0;
    while (nondet_int()) {
        rounds++;
        if (nondet_int()) {
            if (free_slots > 0) {
                free_slots--;
                taken++;
            }
        } else if (taken > 0 || rounds == 1000) {
            free_slots++;
            taken--;
        }
        assert(free_slots <= 32);
    }
}
