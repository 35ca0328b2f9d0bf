// verdict: SUCCESSFUL
// why: what wraps around stands outside of the part where the check is on
unsigned nondet_unsigned(void);
int main(void) {
    unsigned a = nondet_unsigned(), b = nondet_unsigned();
    unsigned c = a * 3 + b;
#pragma CPROVER check push
#pragma CPROVER check enable "unsigned-overflow"
    if (a < 100 && b < 100) c = a + b;
#pragma CPROVER check pop
    c -= a * b;
    return c == 1;
}
