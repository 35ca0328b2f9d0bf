// verdict: SUCCESSFUL
// why: *p falls
int main(void) {
    int n = 30;
    int *p = &n;
    while (*p > 0)
        --*p;
}
