// verdict: FAILED
// property: assertion line 19
// flags: --function sort3 --enforce-contract sort3
// why: one of the numbers is lost
static void order(int *x, int *y) {
    if (*x > *y) {
        int t = *x;
        *x = *y;
        *y = t;
    }
}
static int times(const int *a, int x) { return (a[0] == x) + (a[1] == x) + (a[2] == x); }

int chosen;
void sort3(int *a)
__CPROVER_requires(__CPROVER_is_fresh(a, 3 * sizeof *a))
__CPROVER_assigns(a[0], a[1], a[2])
__CPROVER_ensures(a[0] <= a[1] && a[1] <= a[2])
__CPROVER_ensures(times(a, chosen) == __CPROVER_old(times(a, chosen)))
{
    order(&a[0], &a[1]);
    order(&a[1], &a[2]);
    order(&a[0], &a[1]); a[2] = a[1];
}
