// verdict: FAILED
// why: the limit is checked after the step
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
        j->tries++;
        if (j->tries == 5 || nondet_int())
            j->done = 1;

        assert(j->tries <= 4);
    }
    free(j);
}
