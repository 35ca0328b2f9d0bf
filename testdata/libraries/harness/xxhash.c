// A hash of a text that comes in two pieces is that of the whole.
// bug: the first piece is hashed with another seed.
#include "input.h"
#include "xxhash.h"

int main(void) {
    unsigned char text[N];
    any_bytes(text, N);
    unsigned seed = nondet_uchar();
    XXH32_state_t *state = XXH32_createState();
    if (!state) return 0;
    XXH32_reset(state, seed ^ BUG);
    XXH32_update(state, text, N / 2);
    XXH32_update(state, text + N / 2, N - N / 2);
    assert(XXH32_digest(state) == XXH32(text, N, seed));
    XXH32_freeState(state);
    return 0;
}
