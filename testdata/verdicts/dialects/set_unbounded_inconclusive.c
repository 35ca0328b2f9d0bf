// verdict: INCONCLUSIVE
// flags: --max-unwind=8
// why: a set that a loop without a bound adds to has no bound either
#include <assert.h>
#include <seabmc/set.h>
int nondet_int(void);

int main(void) {
    Set s = set_empty();
    long long n = 0;
    while (nondet_int())
        s = set_add(s, n++);
    assert(!set_in(s, n));
}
