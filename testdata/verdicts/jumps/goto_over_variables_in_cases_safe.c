// verdict: SUCCESSFUL
// flags: --case-split=always
// why: x is set wherever w is, in each case of y.
#include <assert.h>
_Bool nondet_bool(void);
_Bool w, x, y;
char room[4];

int main(void) {
    if (nondet_bool()) goto behind;
    int first, second, third;
    first = 1, second = 2, third = 3;
    room[0] = (char)(first + second + third);
behind:
    w = nondet_bool();
    x = w || nondet_bool();
    y = nondet_bool();
    room[y] = 1;
    room[y + 1] = 2;
    room[y + 2] = 3;
    assert(!w || x);
    return 0;
}
