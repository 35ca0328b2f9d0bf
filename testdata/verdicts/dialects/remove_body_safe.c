// verdict: SUCCESSFUL
// flags: --remove-function-body slow --remove-function-body helper
// with: with/removed_body.c
// why: two bodies are left out: their functions return anything and change nothing
int work(int);
int main(void) {
    int r = work(4);
    __CPROVER_assert(r >= 4, "what is left of work");
    return 0;
}
