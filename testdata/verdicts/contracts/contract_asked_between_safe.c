// verdict: SUCCESSFUL
// flags: --replace-call-with-contract f
// why: both pointers lie in the range
int f(char *p, char *q)
__CPROVER_requires(__CPROVER_pointer_in_range_dfcc(p, q, p+3))
__CPROVER_assigns(*q);
int main(void) {
    char a[8];
    f(a, a+3);
    f(a, a);
    return 0;
}
