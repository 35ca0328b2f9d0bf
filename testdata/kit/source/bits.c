#include "bits.h"

static uint32_t bit(unsigned i) {
#ifdef BITS_BUG
    return (uint32_t)1 << i;
#else
    return (uint32_t)1 << i % 32;
#endif
}

void bits_set(struct bits *b, unsigned i) { b->words[i / 32] |= bit(i); }
void bits_clear(struct bits *b, unsigned i) { b->words[i / 32] &= ~bit(i); }
bool bits_test(const struct bits *b, unsigned i) { return (b->words[i / 32] & bit(i)) != 0; }

#ifndef BITS_CHECKED
#pragma CPROVER check push
#pragma CPROVER check disable "unsigned-overflow"
#endif
// adds up ever wider groups of bits; the last product wraps around
unsigned bits_count(uint32_t x) {
    x = x - (x >> 1 & 0x55555555);
    x = (x & 0x33333333) + (x >> 2 & 0x33333333);
    x = x + (x >> 4) & 0x0f0f0f0f;
    return x * 0x01010101 >> 24;
}
#ifndef BITS_CHECKED
#pragma CPROVER check pop
#endif

static bool is_empty(uint32_t word) {
#ifdef BITS_BUG
    return word >> 1 == 0;
#else
    return word == 0;
#endif
}

unsigned bits_first_word(const struct bits *b) {
    unsigned i = 0;
    while (i < BITS_WORDS && is_empty(b->words[i]))
    __CPROVER_assigns(i)
    __CPROVER_loop_invariant(i <= BITS_WORDS)
    __CPROVER_loop_invariant(__CPROVER_forall { unsigned k; k < i ==> b->words[k] == 0 })
    __CPROVER_decreases(BITS_WORDS - i)
    {
        i++;
    }
    return i;
}
