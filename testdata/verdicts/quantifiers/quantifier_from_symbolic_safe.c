// verdict: SUCCESSFUL
// why: ranges that begin at an unknown number, sorted prefixes of an unknown length
#include <assert.h>
#include <stdlib.h>
#include <stdbool.h>
struct vec { size_t len; int *data; };
static bool is_sorted(const struct vec *v) { return v->len == 0 || __CPROVER_forall { size_t i; (i < v->len - 1) ==> v->data[i] <= v->data[i + 1] }; }
int main(void) {
    struct vec v; v.len = nondet_size_t();
    __CPROVER_assume(v.len <= 4);
    v.data = malloc(sizeof(int) * v.len);
    if (!v.data) return 0;
    __CPROVER_assume(is_sorted(&v));
    if (v.len >= 2) assert(v.data[0] <= v.data[v.len - 1]);
    bool all = true;
    for (size_t i = 0; i < v.len; i++) { assert(__CPROVER_forall { size_t k; k < i ==> v.data[k] <= v.data[i] }); }
    assert(__CPROVER_exists { int z; z >= 10 && z < 20 && z * z == 225 });
    int x = nondet_int(), lo = nondet_int();
    __CPROVER_assume(lo >= -1000 && lo <= 1000);
    int a[5] = {0};
    bool r = __CPROVER_forall { int i; (lo <= i && i < lo + 5) ==> a[i - lo] == 0 };
    assert(r);
    bool q = __CPROVER_exists { int i; lo < i && i <= lo + 3 && i % 3 == 0 };
    assert(q || !q);
    assert(q);
    return 0;
}
