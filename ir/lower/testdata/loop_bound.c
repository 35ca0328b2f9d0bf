// A loop with a bound is cut off behind it. The unwinding assertion says that no execution goes on.
// checks: unwinding-assertions
// unwind: 3
int f(int n) {
    int i = 0;
    while (i < n)
        i++;
    return i;
}
