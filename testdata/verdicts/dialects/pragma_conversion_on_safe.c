// verdict: SUCCESSFUL
// why: the value is kept where the check is on, and changed only elsewhere
int nondet_int(void);
int main(void) {
    int x = nondet_int();
    unsigned char low = x;
#pragma CPROVER check push
#pragma CPROVER check enable "conversion"
    unsigned char c = x & 255;
#pragma CPROVER check pop
    return c == low;
}
