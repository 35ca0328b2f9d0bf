// verdict: FAILED
// property: assertion line 12
// why: x and y may be the same element
#include <assert.h>
#include <seabmc/set.h>
int nondet_int(void);

int main(void) {
    int x = nondet_int(), y = nondet_int();
    Set s = set_add(set_add(set_empty(), x), y);
    Set t = set_del(s, x);
    assert(set_in(t, y));
}
