// verdict: SUCCESSFUL
// why: the cabin stays between the floors, and never moves with its door open
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int floor = 0, door = 0, moving = 0;
    for (;;) {
        int cmd = nondet_int();
        if (cmd == 0 && !moving)
            door = 1;
        else if (cmd == 1)
            door = 0;
        else if (cmd == 2 && !door)
            moving = 1;
        else if (cmd == 3)
            moving = 0;
        else if (cmd == 4 && moving && floor < 20)
            floor++;
        else if (cmd == 5 && moving && floor > 0)
            floor--;
        assert(!(moving && door));
        assert(0 <= floor && floor <= 20);
    }
}
