// verdict: SUCCESSFUL
// why: 21474 times 100000 is the most, and fits into an int
int nondet_int(void);

int main(void) {
    int n = nondet_int(), sum = 0;
    if (n < 0 || n > 21474)
        return 0;
    for (int i = 0; i < n; i++)
        sum += 100000;
    return sum == 7;
}
