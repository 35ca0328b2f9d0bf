// verdict: SUCCESSFUL
// why: a full buffer takes nothing more, however many rounds the loop takes
#include <assert.h>
int nondet_int(void);
unsigned char nondet_uchar(void);

static unsigned char buffer[2048];
static unsigned used;

static void put(unsigned char c) {
    if (used < sizeof buffer)
        buffer[used++] = c;
}

int main(void) {
    while (nondet_int())
        put(nondet_uchar());
    return 0;
}
