// A call is the body of the function that is called.
static int twice(int x) { return 2 * x; }
int f(int x) {
    return twice(x) + twice(1);
}
