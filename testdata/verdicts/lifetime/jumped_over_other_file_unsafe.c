// verdict: FAILED
// property: pointer_dereference line 21
// check: use-after-scope
// why: a variable that is declared behind #line, and that a goto jumps over, ends with its block as others do
int nondet_int(void);
int main(void) {
    int k = nondet_int();
    int *p = 0;
    {
        if (k)
            goto set;
        k = 1;
#line 1 "made_from.y"
        int x;
    set:
        x = 1;
        p = &x;
#line 19 "jumped_over_other_file_unsafe.c"
        *p = 2;
    }
    return *p;
}
