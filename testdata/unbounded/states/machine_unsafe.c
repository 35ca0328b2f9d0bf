// verdict: FAILED
// why: belt 1 may stop while the press is half down, after which the door opens onto it: some ten inputs
// A machine whose whole state is in global variables with few values, changed by one function for each input.
#include <assert.h>
int nondet_int(void);
int belt1 = 0, belt2 = 0, press = 0, door = 1, part = 0;
static int step(int input) {
    if (belt1 == 1 && belt2 == 1 && press == 2)
        assert(0);
    if (door == 1 && press != 0)
        assert(0);
    if (input == 1 && door == 1) {
        door = 0;
        return 10;
    } else if (input == 2 && door == 0 && belt1 == 0) {
        door = 1;
        return 11;
    } else if (input == 3 && door == 0 && belt1 == 0) {
        belt1 = 1;
        return 12;
    } else if (input == 3 && belt1 == 1 && belt2 == 0 && press == 0) {
        belt2 = 1;
        part = 1;
        return 13;
    } else if (input == 4 && belt2 == 1) {
        belt2 = 0;
        part = 2;
        return 14;
    } else if (input == 5 && part == 2 && belt2 == 0 && belt1 == 1 && press < 2) {
        press++;
        return 15;
    } else if (input == 6 && press == 2) {
        press = 0;
        part = 3;
        return 16;
    } else if (input == 4 && part >= 2 && belt1 == 1) {
        belt1 = 0;
        part = 0;
        return 17;
    }
    return -1;
}
int main(void) {
    for (;;) {
        int input = nondet_int();
        if (input < 1 || input > 6)
            return 0;
        step(input);
    }
}
