// verdict: FAILED
// why: the second looks at the lock in one step, and takes it in another
// Two threads put in turn by hand, with a program counter each.
#include <assert.h>
_Bool nondet_bool(void);
int lock, in0, in1, pc0, pc1, count;
static void first(void) {
    switch (pc0) {
    case 0: if (lock == 0) { lock = 1; pc0 = 1; } break;
    case 1: in0 = 1; pc0 = 2; break;
    case 2: assert(!in1); count++; pc0 = 3; break;
    case 3: count--; in0 = 0; pc0 = 4; break;
    case 4: lock = 0; pc0 = 0; break;
    }
}
static void second(void) {
    switch (pc1) {
    case 0: if (lock == 0) pc1 = 5; break;
    case 5: lock = 1; pc1 = 1; break;
    case 1: in1 = 1; pc1 = 2; break;
    case 2: assert(!in0); count++; pc1 = 3; break;
    case 3: count--; in1 = 0; pc1 = 4; break;
    case 4: lock = 0; pc1 = 0; break;
    }
}
int main(void) {
    while (1) {
        if (nondet_bool())
            first();
        else
            second();
        assert(count <= 1);
    }
}
