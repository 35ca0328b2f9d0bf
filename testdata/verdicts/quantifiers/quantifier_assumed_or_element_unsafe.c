// verdict: FAILED
// property: array_bounds line 9
// why: no byte is 1, so a[i] is read for any i
int nondet_int(void);
unsigned char b[20];
int a[4];
int main(void) {
    int i = nondet_int();
    __CPROVER_assume(__CPROVER_exists { int j; 0 <= j && j < 20 && b[j] == 1 } || a[i] == 0);
    return 0;
}
