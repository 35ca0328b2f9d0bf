// verdict: FAILED
// property: overflow line 12
// check: signed-overflow
// why: behind pop the check is on again
int nondet_int(void);
int main(void) {
    int x = nondet_int(), y = nondet_int();
#pragma CPROVER check push
#pragma CPROVER check disable "signed-overflow"
    x = x + 1;
#pragma CPROVER check pop
    return x == y + 1;
}
