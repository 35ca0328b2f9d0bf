// verdict: SUCCESSFUL
// flags: --remove-function-body slow --remove-function-body helper
// with: with/removed_body.c
// why: the body beside main stays in the place of the one that is left out
int work(int);
int slow(int *p) { return *p > 3; }
int main(void) {
    __CPROVER_assert(work(4) == 5, "the harness's slow");
    return 0;
}
