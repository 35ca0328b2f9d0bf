// verdict: FAILED
// property: assertion line 10
// flags: --remove-function-body slow --remove-function-body helper
// with: with/removed_body.c
// why: a body that is left out returns anything
int work(int), slow(int *);
int main(void) {
    int x = 4;
    int r = slow(&x);
    __CPROVER_assert(r == 1, "what the body returned");
    return work(x);
}
