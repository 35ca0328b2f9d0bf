#ifndef BITS_H
#define BITS_H
#include <stdbool.h>
#include <stdint.h>

#ifndef BITS_WORDS
#define BITS_WORDS 2
#endif
#define BITS_MOST (32u * BITS_WORDS)

struct bits {
    uint32_t words[BITS_WORDS];
};

void bits_set(struct bits *b, unsigned i);
void bits_clear(struct bits *b, unsigned i);
bool bits_test(const struct bits *b, unsigned i);
unsigned bits_count(uint32_t word);

// the first word that is not 0, or BITS_WORDS
unsigned bits_first_word(const struct bits *b);
#endif
