// verdict: SUCCESSFUL
// why: an element that was added is in the set unless it was removed later, and sets are values
#include <assert.h>
#include <seabmc/set.h>
int nondet_int(void);

int main(void) {
    int x = nondet_int(), y = nondet_int();
    Set s = set_add(set_add(set_empty(), x), y);
    Set t = set_del(s, x);
    assert(set_in(s, x) && set_in(s, y));
    assert(set_in(t, y) == (x != y) && !set_in(t, x));
    assert(set_not_empty(s) && set_not_empty(t) == (x != y));
    Set u = nondet_int() ? t : set_add(t, x);
    assert(set_in(u, x) || !set_in(u, y) || x != y);
}
