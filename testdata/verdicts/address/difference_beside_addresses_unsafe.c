// verdict: FAILED
// property: same_object line 15
// check: pointer-comparison
// why: the twin, where one entry leads to another array
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

static unsigned char keys[80];
static int codes[80];
static const unsigned char *stored[80];
extern int __VERIFIER_nondet_int(void);

static unsigned hash(const void *p) { return (unsigned)((uintptr_t)p >> 4) * 31u; }
static int code(const unsigned char *key) { return codes[key - keys]; }

int main(void) {
    int *blocks[80];
    for (int i = 0; i < 80; i++) {
        blocks[i] = malloc(sizeof(int));
        if (!blocks[i])
            return 0;
        *blocks[i] = i;
        codes[i] = i;
        stored[i] = i == 77 ? (unsigned char *)&codes[i] : &keys[i];
    }
    int n = __VERIFIER_nondet_int();
    if (n < 0 || n >= 80)
        return 0;
    unsigned h = hash(blocks[3]);
    assert(h == hash(blocks[3]));
    assert(code(stored[n]) == *blocks[n]);
    return 0;
}
