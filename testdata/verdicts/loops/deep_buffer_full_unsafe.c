// verdict: FAILED
// property: array_bounds
// why: the 2049th byte is written behind the buffer; only so many rounds of a loop without a bound lead there
#include <assert.h>
int nondet_int(void);
unsigned char nondet_uchar(void);

static unsigned char buffer[2048];
static unsigned used;

static void put(unsigned char c) {
    if (used <= sizeof buffer) // one too many
        buffer[used++] = c;
}

int main(void) {
    while (nondet_int())
        put(nondet_uchar());
    return 0;
}
