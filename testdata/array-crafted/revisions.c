// One element of an array is written over, or not; whoever reads the array afterwards reads two revisions in turn, the
// newer and the older. N is the number of elements; -DN=... sets it.
#ifndef N
#define N 100
#endif
extern int __VERIFIER_nondet_int(void);
void sassert(int);

int main(void) {
    int x[N], last = 0, r = 0;
    for (int i = 0; i < N; i++) {
        last = __VERIFIER_nondet_int();
        x[i] = last;
    }
    if (__VERIFIER_nondet_int())
        x[0] = last;
    for (int i = 0; i < N; i++)
        r = x[i];
    sassert(r == last);
    return 0;
}
