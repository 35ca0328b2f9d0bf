// verdict: SUCCESSFUL
// why: each has a measure of its own
int nondet_int(void);
int main(void) {
    int n = nondet_int(), i = 0, j = 0;
    while (i < n)
        i++;
    while (j < i)
        j++;
    while (j > 0)
        j--;
}
