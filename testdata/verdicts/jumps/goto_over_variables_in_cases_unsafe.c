// verdict: FAILED
// property: assertion line 23
// flags: --case-split=always
// why: w = 1 and x = 0 fails whatever y is. Each case is a lowering of its own. The variables that the goto jumps over got their
//      markers again in each of them, so that the name of y stood for x in one case and for w in the other: no case had both.
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
    x = nondet_bool();
    y = nondet_bool();
    room[y] = 1;
    room[y + 1] = 2;
    room[y + 2] = 3;
    assert(!w || x);
    return 0;
}
