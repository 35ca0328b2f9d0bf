// verdict: FAILED
// property: overflow line 11
// check: unsigned-overflow
// why: the source asks for a check that is off by default
unsigned nondet_unsigned(void);
int main(void) {
    unsigned a = nondet_unsigned(), b = nondet_unsigned();
    unsigned c = a * 3;
#pragma CPROVER check push
#pragma CPROVER check enable "unsigned-overflow"
    c = a + b;
#pragma CPROVER check pop
    return c == a - b;
}
