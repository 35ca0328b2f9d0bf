// The amount is less than 32, and no 1 is shifted out to the left.
// checks: undefined-shift
int f(int x, int n) {
    return x << n;
}
