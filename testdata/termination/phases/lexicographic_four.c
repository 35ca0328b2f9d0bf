// verdict: SUCCESSFUL
// open: the search takes longer than the test gives
// why: a counts first, then b, then c, then d; each may be anything where one before it falls
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    int a = nondet_int(), b = nondet_int(), c = nondet_int(), d = nondet_int();
    while (a > 0 && b > 0 && c > 0 && d > 0) {
        switch (nondet_int()) {
        case 0:
            a--;
            b = nondet_int();
            break;
        case 1:
            b--;
            c = nondet_int();
            break;
        case 2:
            c--;
            d = nondet_int();
            break;
        default:
            d--;
        }
    }
}
