// verdict: SUCCESSFUL
// why: structures are equal if their members are: nested ones, arrays, bit-fields, numbers with a point, unions, pointers; padding does not count
struct inner { char tag; int value; };
union either { int i; char c[4]; };
struct all {
    char c; long l;
    struct inner in[2];
    unsigned a : 3, b : 5;
    signed s : 10;
    float f; double d; long double x;
    union either u;
    int *p;
    _Bool flag;
    enum { RED, GREEN } e;
};
typedef struct { short a[3]; } unnamed;
static struct inner make(char t, int v) { struct inner i; i.tag = t; i.value = v; return i; }
int main(void) {
    int k = 0;
    struct all x = {1, 2, {{3, 4}, {5, 6}}, 1, 2, -3, 1.5f, 2.5, 3.5L, {7}, &k, 1, GREEN}, y = x, *p = &x;
    __CPROVER_assert(x == y && *p == y, "a copy");
    y.s = -4;
    __CPROVER_assert(x != y && !(*p == y), "a bit-field");
    y = x; y.in[1].value = 7;
    __CPROVER_assert(x != y && x.in[0] == y.in[0] && x.in[1] != y.in[1], "nested");
    y = x; y.u.c[3] = 1;
    __CPROVER_assert(x != y, "a union");
    y = x; y.p = 0;
    __CPROVER_assert(x != y, "a pointer");
    unnamed s = {{1, 2, 3}}, t = {{1, 2, 4}};
    __CPROVER_assert((s == t) == 0 && make(1, 2) == make(1, 2), "results; " "s == t");
    int n = nondet_int();
    if (make(1, n) ==
        make(1, 3))
        __CPROVER_assert(n == 3, "over two lines");
    return 0;
}
