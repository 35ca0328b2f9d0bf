// verdict: SUCCESSFUL
// why: a macro holds the pragmas; what stands beside it on the line is checked as ever, and is right
int nondet_int(void);
#define WRAP(e) _Pragma("CPROVER check push") _Pragma("CPROVER check disable \"signed-overflow\"") (e) _Pragma("CPROVER check pop")
int main(void) {
    int x = nondet_int();
    int y = WRAP(x + 1); int z = x / 2 + 1;
    return y == z;
}
