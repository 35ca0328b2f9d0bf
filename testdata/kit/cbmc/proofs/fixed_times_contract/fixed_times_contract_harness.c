// The product of two numbers with 8 bits behind the point, limited to 16 bits.
#include "fixed.h"

void harness(void) {
    fixed a, b;
    fixed_times(a, b);
}
