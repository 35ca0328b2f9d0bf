// Sums meet whatever the order of their summands, through extensions that lose nothing and through
// low bits: rewriting alone decides all of it (TestNormalForms).
#include <stdint.h>
uint8_t nondet_u8(void);
uint16_t nondet_u16(void);
uint32_t nondet_u32(void);
int8_t nondet_s8(void);
int16_t nondet_s16(void);
int32_t nondet_s32(void);
void sassert(int);
#define N 6

// The average of x, the same after a swap and a rotation.
#define AVERAGE(name, elem, wide, nondet)      \
    static wide fold_##name(elem *x) {         \
        wide r = 0;                            \
        for (int i = 0; i < N; i++)            \
            r += x[i];                         \
        return r / N;                          \
    }                                          \
    static void name(void) {                   \
        elem x[N];                             \
        for (int i = 0; i < N; i++)            \
            x[i] = nondet();                   \
        wide before = fold_##name(x);          \
        elem t = x[0];                         \
        x[0] = x[3];                           \
        x[3] = t;                              \
        sassert(fold_##name(x) == before);     \
        t = x[0];                              \
        for (int i = 0; i < N - 1; i++)        \
            x[i] = x[i + 1];                   \
        x[N - 1] = t;                          \
        sassert(fold_##name(x) == before);     \
    }
AVERAGE(u8, uint8_t, uint64_t, nondet_u8)
AVERAGE(u16, uint16_t, uint64_t, nondet_u16)
AVERAGE(u32, uint32_t, uint64_t, nondet_u32)
AVERAGE(s8, int8_t, int64_t, nondet_s8)
AVERAGE(s16, int16_t, int64_t, nondet_s16)
AVERAGE(s32, int32_t, int64_t, nondet_s32)

// The low bits of a sum of 64 bits are the sum of the low bits.
static void low_bits(void) {
    uint32_t x[N], s32 = 0;
    int32_t y[N];
    uint8_t s8 = 0;
    uint64_t w = 0;
    int64_t v = 0;
    uint32_t t = 0;
    for (int i = 0; i < N; i++) {
        x[i] = nondet_u32();
        y[i] = nondet_s32();
    }
    for (int i = 0; i < N; i++) {
        s32 += x[i];
        s8 += (uint8_t)x[i];
        t += (uint32_t)y[i];
    }
    for (int i = N - 1; i >= 0; i--) {
        w += x[i];
        v += y[i];
    }
    sassert((uint32_t)w == s32);
    sassert((uint8_t)w == s8);
    sassert((uint32_t)v == t);
    uint64_t z = 3 * (uint64_t)x[0] + x[1];
    sassert((uint32_t)z == x[1] + x[0] + 2 * x[0]);
}

// A narrow sum that cannot overflow is the wide one.
static void exact(void) {
    int16_t a = nondet_s16(), b = nondet_s16(), c = nondet_s16();
    uint8_t d = nondet_u8(), e = nondet_u8(), f = nondet_u8();
    uint16_t g = nondet_u16();
    uint32_t h = nondet_u32();
    int n = a + b + c;
    sassert((int64_t)n == (int64_t)c + b + a);
    uint16_t m = (uint16_t)(d + e + f);
    sassert(m == (uint64_t)f + e + d);
    int k = d - e;
    sassert(k == (int64_t)d - (int64_t)e);
    sassert(k + e == d);
    sassert((uint64_t)d + g + h == (uint64_t)h + (uint32_t)(d + g));
    int64_t minus = -(int64_t)a;
    sassert(minus + a == 0);
}

static void solved(void) {
    uint32_t a = nondet_u32(), b = nondet_u32(), c = nondet_u32();
    sassert((a + b == c + b) == (a == c));
    sassert((a + 5 == b + 7) == (a == b + 2));
    sassert(3 * (a + b) + a == 4 * a + b * 3);
    sassert((a - b) * 2 + 2 * b == 2 * a);
}

int main(void) {
    u8();
    u16();
    u32();
    s8();
    s16();
    s32();
    low_bits();
    exact();
    solved();
    return 0;
}
