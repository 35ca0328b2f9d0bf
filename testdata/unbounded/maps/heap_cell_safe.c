// verdict: SUCCESSFUL
// why: a structure on the heap is counted up to its limit
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct job {
    int tries, done;
};

int main(void) {
    struct job *j = malloc(sizeof *j);
    if (!j)
        return 0;
    j->tries = 0;
    j->done = 0;
    while (!j->done) {
        if (j->tries == 5 || nondet_int())
            j->done = 1;
        else
            j->tries++;
        assert(j->tries <= 5);
    }
    free(j);
}
