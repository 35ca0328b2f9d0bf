// A value that is taken apart and put together again, through memory or by shifts, is itself, pointers
// too: rewriting alone decides all of it (TestNormalForms).
#include <stdint.h>
#include <string.h>
uint32_t nondet_u32(void);
uint64_t nondet_u64(void);
int nondet_int(void);
void sassert(int);

static int global;

static void through_memory(void) {
    uint64_t v = nondet_u64(), w, u;
    unsigned char *p = (unsigned char *)&v, *q = (unsigned char *)&w;
    for (int i = 7; i >= 0; i--)
        q[i] = p[i];
    sassert(w == v);
    uint32_t half[2];
    uint16_t quarter[4];
    memcpy(half, &v, 8);
    sassert(((uint64_t)half[1] << 32 | half[0]) == v);
    memcpy(quarter, half, 8);
    memcpy(&u, quarter, 8);
    sassert(u == v);
}

static void pointers(void) {
    int local;
    int *v = nondet_int() ? &local : &global, *w;
    unsigned char *p = (unsigned char *)&v, *q = (unsigned char *)&w;
    for (int i = 0; i < 8; i++)
        q[i] = p[i];
    sassert(w == v);
    *w = 1;
    sassert(*v == 1);
    union {
        int *p;
        uint16_t part[4];
    } x, y;
    x.p = v;
    for (int i = 0; i < 4; i++)
        y.part[i] = x.part[i];
    *y.p = 2;
    sassert(*v == 2);
}

static uint32_t swap(uint32_t v) { return v >> 24 | (v >> 8 & 0xff00) | (v << 8 & 0xff0000) | v << 24; }

static void shifts(void) {
    uint32_t v = nondet_u32(), w = 0;
    unsigned char b[8];
    for (int i = 0; i < 4; i++)
        b[i] = v >> 8 * i;
    for (int i = 0; i < 4; i++)
        w |= (uint32_t)b[i] << 8 * i;
    sassert(w == v);
    sassert(b[0] + ((uint32_t)b[1] << 8) + ((uint32_t)b[2] << 16) + ((uint32_t)b[3] << 24) == v);
    uint64_t x = nondet_u64(), y = 0;
    for (int i = 0; i < 8; i++)
        b[i] = x >> (56 - 8 * i);
    for (int i = 0; i < 8; i++)
        y = y << 8 | b[i];
    sassert(y == x);
    sassert(swap(swap(v)) == v);
    sassert(__builtin_bswap32(v) == swap(v));
}

static void halves(void) {
    uint32_t a = nondet_u32(), b = nondet_u32();
    uint64_t w = ((uint64_t)a << 32) + b;
    sassert((uint32_t)(w >> 32) == a);
    sassert((uint32_t)w == b);
}

int main(void) {
    through_memory();
    pointers();
    shifts();
    halves();
    return 0;
}
