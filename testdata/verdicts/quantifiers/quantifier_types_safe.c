// verdict: SUCCESSFUL
// why: variables of all kinds of integers, and guards that widen them
typedef unsigned short index_t;
enum colour { RED, GREEN, BLUE };
int main(void) {
    int a[5] = {1, 2, 3, 4, 5};
    unsigned long n = 5;
    _Bool r = 1;
    r = r && __CPROVER_forall { char i; (0 <= i && i < 5) ==> a[i] == i + 1 };
    r = r && __CPROVER_forall { signed char i; (i >= 0 && i < (int)n) ==> a[i] == i + 1 };
    r = r && __CPROVER_forall { index_t i; i < n ==> a[i] == i + 1 };
    r = r && __CPROVER_forall { unsigned i; (i < sizeof a / sizeof *a) ==> a[i] > 0 };
    r = r && __CPROVER_forall { long i; !(i >= 0) || !(i < 5) || a[i] > 0 };
    r = r && __CPROVER_forall { int i; (i >= 0 && (unsigned long)i < n) ==> a[i] > 0 };
    r = r && __CPROVER_forall { _Bool b; b == 0 || b == 1 };
    r = r && __CPROVER_exists { enum colour c; c == BLUE && a[c] == 3 };
    r = r && __CPROVER_forall { unsigned char c; c <= 255 };
    r = r && __CPROVER_exists { unsigned long long c; c == 3 && a[c] == 4 };
    r = r && __CPROVER_forall { int i; (-3 <= i && i <= 3) ==> i * i <= 9 };
    __CPROVER_assert(r, "all of them");
    return 0;
}
