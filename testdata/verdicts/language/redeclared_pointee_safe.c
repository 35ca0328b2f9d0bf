// verdict: SUCCESSFUL
// why: declarations and a definition differ in pointees and const; the last names a variable
#include <stddef.h>
int sum(void *p, size_t n);
int sum(const int *const p, size_t count);
int sum(const int *p, unsigned long n) {
    int s = 0;
    for (size_t i = 0; i < n; i++) s += p[i];
    return n > 2 ? s + sum(p + 1, 2) : s;
}
extern const int limit;
int seen(void) { return limit; }
int limit = 4;
int sum(unsigned *p, size_t n);
int main(void) {
    int a[3] = {1, 2, 3};
    limit = 6;
    __CPROVER_assert(sum(a, 3) == 11 && seen() == 6, "one function, one variable");
    return 0;
}
