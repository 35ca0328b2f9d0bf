// verdict: FAILED
// property: assertion line 13
// flags: --function copy --enforce-contract copy
// why: nothing is known of the last element, which is moved
#include <string.h>
struct row {
    unsigned char cell[200];
};
void copy(struct row *to, const struct row *from, unsigned n)
__CPROVER_requires(__CPROVER_is_fresh(to, sizeof *to) && __CPROVER_is_fresh(from, sizeof *from) && 0 < n && n < 200)
__CPROVER_requires(__CPROVER_forall { unsigned k; k < 199 ==> from->cell[k] < 10 })
__CPROVER_assigns(*to)
__CPROVER_ensures(__CPROVER_forall { unsigned k; k < 199 ==> to->cell[k] < 10 })
{
    struct row local = *from;
    *to = local;
    memmove(to->cell, to->cell + 1, n);
}
