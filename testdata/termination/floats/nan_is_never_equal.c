// verdict: FAILED
// why: a NaN is not equal to itself
int main(void) {
    double zero = 0, x = zero / zero;
    while (x != x)
        ;
}
