// verdict: FAILED
// property: pointer_dereference line 6
// why: the last call gets null
int nondet_int(void);
static void down(int *p) {
    if (*p < -5)
        return;
    (*p)--;
    down(*p == -3 ? 0 : p);
}

int main(void) {
    int x = nondet_int();
    down(&x);
    return 0;
}
