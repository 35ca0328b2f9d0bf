// verdict: SUCCESSFUL
// flags: --dfcc harness --enforce-contract sum
// why: without an assigns clause nothing that was there before may be written
static int total, calls;
int sum(const int *v)
__CPROVER_requires(__CPROVER_is_fresh(v, 4 * sizeof(int)))
__CPROVER_requires(__CPROVER_forall { int i; (0 <= i && i < 4) ==> (v[i] >= -100 && v[i] <= 100) })
__CPROVER_ensures(__CPROVER_return_value <= 400 && __CPROVER_return_value >= -400)
{
    int copy[4], s = 0;
    static int seen;
    seen++;
    for (int i = 0; i < 4; i++) {
        copy[i] = v[i];
        s += copy[i];
    }
    seen = s;
    return s;
}
void harness(void) {
    const int *v;
    sum(v);
}
