// verdict: SUCCESSFUL
// why: first the flag is set, then x falls
unsigned nondet_uint(void);
int main(void) {
    unsigned x = 0, n = nondet_uint();
    _Bool down = 0;
    while (!down || x > 0) {
        if (!down && x < n)
            x++;
        else if (!down)
            down = 1;
        else
            x--;
    }
}
