// verdict: FAILED
// property: array_bounds line 10
// why: a[i] is read only if i is less than 5
int nondet_int(void);
unsigned char b[20];
int a[4];
int main(void) {
    int i = nondet_int();
    __CPROVER_assume(i >= 0);
    __CPROVER_assume(__CPROVER_forall { int j; (0 <= j && j < 20) ==> (i < 5 && b[j] >= 0) } ==> a[i] == 0);
    return 0;
}
