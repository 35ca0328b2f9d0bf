// A call through a pointer is a choice between the functions that it may point to.
static int one(void) { return 1; }
static int two(void) { return 2; }
int f(int x) {
    int (*p)(void) = x ? one : two;
    return p();
}
