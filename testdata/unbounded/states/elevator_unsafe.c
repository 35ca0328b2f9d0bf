// verdict: FAILED
// why: the door may be opened on the way
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int floor = 0, door = 0, moving = 0;
    for (;;) {
        int cmd = nondet_int();
        if (cmd == 0)
            door = 1;
        else if (cmd == 1)
            door = 0;
        else if (cmd == 2 && !door)
            moving = 1;
        else if (cmd == 3)
            moving = 0;
        assert(!(moving && door));
        assert(0 <= floor && floor <= 20);
    }
}
