// verdict: SUCCESSFUL
// why: x falls, or x stays and y falls
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned x = nondet_uint(), y = nondet_uint();
    while (x > 0 && y > 0) {
        if (nondet_bool()) {
            x--;
            y = nondet_uint();
        } else {
            y--;
        }
    }
}
