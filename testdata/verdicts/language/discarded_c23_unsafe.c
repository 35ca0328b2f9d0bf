// verdict: FAILED
// property: pointer_dereference line 12
// why: C23 goes to a newer clang, whose dump of the syntax tree names types in another way; the discarded value is behind a null pointer all the same.
struct pair {
    int x, y;
};

int main(void) {
    unsigned _BitInt(200) wide = 3;
    struct pair one = {(int)wide, 4}, *p = &one;
    *p;
    (p = 0), *p;
    return 0;
}
