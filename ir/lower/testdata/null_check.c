// An access is checked where it happens. Here the check fails for sure, and nothing of what follows is left.
// checks: pointer bounds
int f(void) {
    int *p = 0;
    return *p;
}
