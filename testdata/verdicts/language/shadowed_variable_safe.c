// verdict: SUCCESSFUL
// with: with/shadowed_library.c
// why: of two definitions of one variable the one beside main counts; static ones are others
int limit = 7;
static int hidden = 1;
int library_limit(void);
int main(void) {
    __CPROVER_assert(library_limit() == 7 + 40 && hidden == 1, "one limit");
    return 0;
}
