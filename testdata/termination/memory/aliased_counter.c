// verdict: FAILED
// why: p leads to i itself, which is set back in each round
_Bool nondet_bool(void);
int main(void) {
    int i = 0;
    int *p = nondet_bool() ? &i : (int[]){0};
    while (i < 10) {
        i++;
        *p = 0;
    }
}
