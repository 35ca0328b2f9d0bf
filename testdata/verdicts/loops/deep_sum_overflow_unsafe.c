// verdict: FAILED
// property: overflow
// check: signed-overflow
// why: 21475 times 100000 does not fit into an int; n may be as large as 50000
int nondet_int(void);

int main(void) {
    int n = nondet_int(), sum = 0;
    if (n < 0 || n > 50000)
        return 0;
    for (int i = 0; i < n; i++)
        sum += 100000; // overflows in round 21475
    return sum == 7;
}
