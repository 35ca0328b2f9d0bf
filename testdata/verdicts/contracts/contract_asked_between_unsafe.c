// verdict: FAILED
// property: precondition line 6
// flags: --replace-call-with-contract f
// why: a + 4 is beyond the range
int f(char *p, char *q)
__CPROVER_requires(__CPROVER_pointer_in_range_dfcc(p, q, p+3))
__CPROVER_assigns(*q);
int main(void) {
    char a[8];
    f(a, a+3);
    f(a, a+4);
    return 0;
}
