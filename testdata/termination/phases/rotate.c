// verdict: SUCCESSFUL
// why: the sum of the three falls
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    int a = nondet_int(), b = nondet_int(), c = nondet_int();
    while (a > 0 && b > 0 && c > 0) {
        int t = a;
        a = b;
        b = c;
        c = t - 1;
    }
}
