// Recursion is cut off as a loop is.
// checks: unwinding-assertions
// unwind: 1
int f(int n) {
    return n <= 0 ? 0 : f(n - 1);
}
