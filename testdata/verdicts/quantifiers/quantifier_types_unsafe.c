// verdict: FAILED
// property: assertion line 6
// why: a variable of one byte runs from -128 to 127
int main(void) {
    _Bool r = __CPROVER_forall { signed char c; c * c <= 127 * 127 };
    __CPROVER_assert(r, "not for -128");
    return 0;
}
