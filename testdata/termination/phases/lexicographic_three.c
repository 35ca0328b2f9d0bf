// verdict: SUCCESSFUL
// why: a falls, or a stays and b does, or both stay and c does
_Bool nondet_bool(void);
unsigned char nondet_uchar(void);
int main(void) {
    unsigned char a = nondet_uchar(), b = nondet_uchar(), c = nondet_uchar();
    while (a > 0 && b > 0 && c > 0) {
        if (nondet_bool()) {
            a--;
            b = nondet_uchar();
            c = nondet_uchar();
        } else if (nondet_bool()) {
            b--;
            c = nondet_uchar();
        } else {
            c--;
        }
    }
}
