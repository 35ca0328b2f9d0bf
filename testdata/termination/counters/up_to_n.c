// verdict: SUCCESSFUL
// why: n - i falls; it cannot overflow, as i < n
int nondet_int(void);
int main(void) {
    int n = nondet_int(), i = 0;
    while (i < n)
        i++;
}
