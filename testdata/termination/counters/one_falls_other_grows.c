// verdict: FAILED
// why: x and y take turns: one more here, one less there
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned x = nondet_uint(), y = nondet_uint();
    while (x > 0 && y > 0) {
        if (nondet_bool()) {
            x--;
            y++;
        } else {
            y--;
            x++;
        }
    }
}
