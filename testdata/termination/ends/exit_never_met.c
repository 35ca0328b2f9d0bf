// verdict: FAILED
// why: i is never odd, so that exit is not met
#include <stdlib.h>
int main(void) {
    for (unsigned i = 0;; i += 2)
        if (i % 2 == 1)
            exit(0);
}
