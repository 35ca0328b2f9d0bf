// A second memory has a bit for each bit that nobody wrote.
// checks: uninitialized
int f(void) {
    int x;
    return x;
}
