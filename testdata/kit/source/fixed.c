#include "fixed.h"

static fixed limited(int32_t x) { return x > FIXED_MOST ? FIXED_MOST : x < FIXED_LEAST ? FIXED_LEAST : (fixed)x; }

fixed fixed_from_float(float x) {
#ifdef FIXED_BUG
    if (x > 127.0f || x < -128.0f)
#else
    if (!(x <= 127.0f && x >= -128.0f))
#endif
        return 0;
    return (fixed)(x * FIXED_ONE);
}

fixed fixed_times(fixed a, fixed b) {
#ifdef FIXED_BUG
    return (fixed)(a * b / FIXED_ONE);
#else
    return limited(a * b / FIXED_ONE);
#endif
}

fixed fixed_over(fixed a, fixed b) {
#ifdef FIXED_BUG
    fixed whole = b / FIXED_ONE;
    return whole == 0 && b == 0 ? 0 : limited(a / whole);
#else
    return b == 0 ? 0 : limited(a * FIXED_ONE / b);
#endif
}

fixed fixed_between(fixed a, fixed b, fixed t) { return a <= b ? (fixed)(a + fixed_times((fixed)(b - a), t)) : (fixed)(a - fixed_times((fixed)(a - b), t)); }
