// A search over 500 words by the contract of its loop: all words before the result are 0.
#include "bits.h"
#include <assert.h>

void harness(void) {
    static struct bits b;
    unsigned k;
    unsigned i = bits_first_word(&b);
    assert(i <= BITS_WORDS);
    __CPROVER_assume(k < i);
    assert(b.words[k] == 0);
    assert(i == BITS_WORDS || b.words[i] != 0);
}
