// verdict: FAILED
// property: pointer_dereference line 4
// why: Fewer elements than the size that another argument says. C23 goes to a newer clang, where only debug information tells the size of an element.
static int last(int n, const int v[static n]) {
    return n > 100 ? v[0] : 0;
}

int main(void) {
    unsigned _BitInt(200) wide = 4;
    int three[3] = {0};
    return last((int)wide, three);
}
