// verdict: FAILED
// property: same_object line 7
// check: pointer-comparison
// why: The difference of the addresses of two variables, in a constant expression about bytes, which looks like one of integers.
struct pair { int a, b; } s, t;
#define DISTANCE(x, y) ((char *)&(x) - (char *)&(y))
int main(void) { return DISTANCE(s, t) > 8; }
