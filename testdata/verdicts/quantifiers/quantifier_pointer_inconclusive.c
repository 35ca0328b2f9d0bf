// verdict: INCONCLUSIVE
// why: a quantifier over pointers has no meaning here
int a[2];
int main(void) {
    __CPROVER_assert(__CPROVER_forall { int *p; p == &a[0] ==> *p == 0 }, "pointers");
    return 0;
}
