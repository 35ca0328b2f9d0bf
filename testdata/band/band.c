// The case study of the thesis (Figure 8.9), in our words: the bitwise and of an array is computed again after each swap of
// two of its elements, from the outside in; SELECT_SIZE says how far the swaps reach.
#ifndef SELECT_SIZE
#define SELECT_SIZE 10
#endif
#ifndef N
#define N 101
#endif
extern int __VERIFIER_nondet_int(void);
void sassert(int);

static int all_bits(int x[N]) {
    long long r = x[0];
    for (int i = 1; i < N; i++)
        r = r & x[i];
    return r;
}

int main(void) {
    int x[N];
    for (int i = 0; i < N; i++)
        x[i] = __VERIFIER_nondet_int();
    int before = all_bits(x);
    for (int i = 0, j = SELECT_SIZE; i < j; i++, j--) {
        int t = x[i];
        x[i] = x[j];
        x[j] = t;
        sassert(before == all_bits(x));
    }
    return 0;
}
