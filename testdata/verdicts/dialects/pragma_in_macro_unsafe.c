// verdict: FAILED
// property: overflow line 9
// check: signed-overflow
// why: one line holds an addition with the check off and one with the check on
int nondet_int(void);
#define WRAP(e) _Pragma("CPROVER check push") _Pragma("CPROVER check disable \"signed-overflow\"") (e) _Pragma("CPROVER check pop")
int main(void) {
    int x = nondet_int();
    int y = WRAP(x + 1); int z = x + 2;
    return y == z;
}
