// verdict: FAILED
// property: assertion line 13
// flags: --replace-call-with-contract f
// why: of the last element nothing is known
#include <assert.h>
void f(int *a, unsigned n)
__CPROVER_requires(n<6 && __CPROVER_rw_ok(a, n*sizeof(int)))
__CPROVER_assigns(__CPROVER_object_whole(a))
__CPROVER_ensures(__CPROVER_forall{unsigned k; k<n ==> a[k] == __CPROVER_old(a[k])+1});
int main(void) {
    int a[4] = {1, 2, 3, 4};
    f(a, 3);
    assert(a[0] == 2 && a[3] == 4);
    return 0;
}
