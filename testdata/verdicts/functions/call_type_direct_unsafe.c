// verdict: FAILED
// property: undefined_behavior line 6
// check: call-type
// why: The name of a function is cast to another type and called.
static int sum(int x, int y) { return x / 2 + y / 2; }
int main(void) { return ((int (*)(int))sum)(1); }
