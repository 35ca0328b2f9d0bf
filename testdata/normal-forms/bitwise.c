// Conjunctions, disjunctions and exclusive ors meet whatever the order, also through extensions:
// rewriting alone decides all of it (TestNormalForms).
#include <stdint.h>
uint8_t nondet_u8(void);
int16_t nondet_s16(void);
void sassert(int);
#define N 6

int main(void) {
    uint8_t x[N];
    int16_t y[N];
    for (int i = 0; i < N; i++) {
        x[i] = nondet_u8();
        y[i] = nondet_s16();
    }
    uint64_t a = 0, b = 0;
    int64_t c = -1, d = -1, e = 0, f = 0;
    uint8_t narrow = 0;
    int16_t g = 0;
    for (int i = 0; i < N; i++) {
        a ^= x[i];
        narrow ^= x[i];
        c &= y[i];
        e |= y[i];
    }
    for (int i = N - 1; i >= 0; i--) {
        b ^= x[i];
        d &= y[i];
        f |= y[i];
        g |= y[i];
    }
    sassert(a == b);
    sassert(narrow == a);
    sassert(c == d);
    sassert(e == f);
    sassert(g == e);
    return 0;
}
