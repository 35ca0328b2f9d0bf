// Two revisions of an array are read in turn: a copy is taken, the array is written over, and both are added up.
// N is the number of elements; -DN=... sets it.
#ifndef N
#define N 100
#endif
extern int __VERIFIER_nondet_int(void);
void sassert(int);

struct table {
    int x[N];
};

int main(void) {
    struct table now, before;
    long long first = 0, r = 0;
    for (int i = 0; i < N; i++)
        now.x[i] = __VERIFIER_nondet_int();
    for (int i = 0; i < N; i++)
        first = first + now.x[i];
    before = now;
    for (int i = 0; i < N; i++)
        now.x[i] = i;
    for (int i = 0; i < N; i++)
        r = r + before.x[i] - now.x[i];
    sassert(r == first - (long long)N * (N - 1) / 2);
    return 0;
}
