// verdict: FAILED
// property: pointer_dereference line 12
// flags: --apply-loop-contracts --function f
// why: the last step takes the cursor from 18 to 21, past the end
void f(void) {
    char b[20];
    char *p = b;
    while (p < b + 19)
    __CPROVER_assigns(p, __CPROVER_object_whole(b))
    __CPROVER_loop_invariant(__CPROVER_same_object(p, b) && p >= b && p <= b + 20)
    __CPROVER_decreases(b + 20 - p)
        p += 3, p[-1] = 0;
}
