// verdict: SUCCESSFUL
// why: abort ends the program
#include <stdlib.h>
int main(void) {
    for (unsigned i = 0;; i++)
        if (i == 50)
            abort();
}
