// verdict: SUCCESSFUL
// why: three loops over one bound, each counter goes up to it
int nondet_int(void);
int main(void) {
    int n = nondet_int(), i, j, k, s = 0;
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++)
            for (k = i; k < j; k++)
                s = (s + 1) % 7;
    return s;
}
