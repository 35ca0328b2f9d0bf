// verdict: SUCCESSFUL
// why: each retry takes one of the tries
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int state = 0;
    unsigned tries = nondet_uint();
    while (state != 2) {
        if (state == 0) {
            state = 1;
        } else if (nondet_bool() || tries == 0) {
            state = 2;
        } else {
            tries--;
            state = 0;
        }
    }
}
