#include "sum.h"

void harness(void) {
    int x, most;
    clamp(x, most);
}
