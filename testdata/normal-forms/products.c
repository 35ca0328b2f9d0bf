// Products meet whatever the order of their factors and the width that they were computed in, as long as
// nothing is lost: rewriting alone decides all of it (TestNormalForms). SAT solvers are bad at it.
#include <stdint.h>
uint8_t nondet_u8(void);
uint32_t nondet_u32(void);
int8_t nondet_s8(void);
void sassert(int);
#define N 6

static void permuted(void) {
    uint32_t a = nondet_u32(), b = nondet_u32(), c = nondet_u32(), d = nondet_u32();
    sassert(a * b * c * d == d * (c * a) * b);
    sassert(a * b + b * a == 2 * a * b);
}

static void widths(void) {
    uint8_t a = nondet_u8(), b = nondet_u8(), c = nondet_u8(), d = nondet_u8();
    uint16_t p = (uint16_t)(a * b);
    sassert(p == (uint64_t)b * a);
    sassert((uint64_t)a * b * c * d == (uint64_t)d * (c * a) * b);
    int8_t s = nondet_s8(), t = nondet_s8();
    int16_t q = (int16_t)(s * t);
    sassert(q == (int64_t)t * s);
    sassert((int64_t)s * a == (int64_t)(a * s));
}

static void low_bits(void) {
    uint32_t a = nondet_u32(), b = nondet_u32(), c = nondet_u32();
    uint64_t w = (uint64_t)a * b;
    sassert((uint32_t)w == b * a);
    sassert((uint8_t)w == (uint8_t)((uint8_t)a * (uint8_t)b));
    sassert((uint32_t)(w + 3 * (uint64_t)c) == 3 * c + b * a);
}

static void weighted(void) {
    uint8_t x[N], w[N];
    for (int i = 0; i < N; i++) {
        x[i] = nondet_u8();
        w[i] = nondet_u8();
    }
    uint64_t r = 0, s = 0;
    uint32_t t = 0;
    for (int i = 0; i < N; i++) {
        r += (uint64_t)w[i] * x[i];
        t += w[i] * x[i];
    }
    for (int i = N - 1; i >= 0; i--)
        s += (uint64_t)x[i] * w[i];
    sassert(r == s);
    sassert(r == t);
}

int main(void) {
    permuted();
    widths();
    low_bits();
    weighted();
    return 0;
}
