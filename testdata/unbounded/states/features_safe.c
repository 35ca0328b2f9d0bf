// verdict: SUCCESSFUL
// why: the pump only runs when there is no methane, since the alarm stops it in the same round, and never when the water is low
// Features of a product that are on or off, in variables of their own; their values depend on each other.
#include <assert.h>
_Bool nondet_bool(void);
static int water = 1, methane, pump, active = 1, alarm_on;
static void environment(void) {
    if (pump && water > 0)
        water--;
    if (nondet_bool() && water < 2)
        water++;
    if (nondet_bool())
        methane = !methane;
}
static void control(void) {
    if (!active)
        return;
    if (methane) {
        alarm_on = 1;
        pump = 0;
    } else if (!pump && water == 2) {
        alarm_on = 0;
        pump = 1;
    } else if (pump && water == 0) {
        pump = 0;
    }
}
static void clean(void) {
    if (nondet_bool()) {
        active = 0;
        pump = 0;
    } else if (!active && !alarm_on) {
        active = 1;
    }
}
int main(void) {
    while (nondet_bool()) {
        environment();
        control();
        assert(!(pump && methane));
        assert(!(pump && water == 0));
        assert(!(pump && !active));
        clean();
    }
    return 0;
}
