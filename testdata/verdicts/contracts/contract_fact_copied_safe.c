// verdict: SUCCESSFUL
// flags: --function copy --enforce-contract copy
// why: what holds of all elements holds of those of a copy, also of one that is moved within its array
#include <string.h>
struct row {
    unsigned char cell[200];
};
void copy(struct row *to, const struct row *from, unsigned n)
__CPROVER_requires(__CPROVER_is_fresh(to, sizeof *to) && __CPROVER_is_fresh(from, sizeof *from) && 0 < n && n < 200)
__CPROVER_requires(__CPROVER_forall { unsigned k; k < 200 ==> from->cell[k] < 10 })
__CPROVER_assigns(*to)
__CPROVER_ensures(__CPROVER_forall { unsigned k; k < 199 ==> to->cell[k] < 10 })
{
    struct row local = *from;
    *to = local;
    memmove(to->cell, to->cell + 1, n);
}
