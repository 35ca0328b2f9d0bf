// verdict: FAILED
// property: assertion line 8
// with: with/shadowed_library.c
// why: the definition beside main counts, and its values are too large
int reading(void);
int sensor(void) { return 11; }
int main(void) {
    __CPROVER_assert(reading() <= 9, "the stub's values");
    return 0;
}
