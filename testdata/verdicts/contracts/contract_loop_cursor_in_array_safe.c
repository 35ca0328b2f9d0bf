// verdict: SUCCESSFUL
// flags: --apply-loop-contracts --function f
// why: the invariant compares the cursor with the bounds of the array only where both point into it
void f(void) {
    char b[20];
    char *p = b;
    while (p != b + 20)
    __CPROVER_assigns(p, __CPROVER_object_whole(b))
    __CPROVER_loop_invariant(__CPROVER_same_object(p, b) && p >= b && p <= b + 20)
    __CPROVER_decreases(b + 20 - p)
        *p++ = 0;
}
