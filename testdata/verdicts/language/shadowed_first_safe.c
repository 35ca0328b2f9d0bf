// verdict: SUCCESSFUL
// with: with/shadowed_library.c with/shadowed_second.c
// why: of two definitions in other files the first counts
int reading(void);
int main(void) {
    __CPROVER_assert(reading() == 5, "that of the library");
    return 0;
}
