// verdict: SUCCESSFUL
// why: the least value seen is not above the greatest
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int least = 0, most = 0;
    while (nondet_bool()) {
        int x = nondet_int();
        if (x < least)
            least = x;
        if (x > most)
            most = x;
    }
    assert(least <= most);
}
