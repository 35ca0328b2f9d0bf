// verdict: SUCCESSFUL
// why: 101 - n falls, if it is known that f(n + 11) is n + 1 or 91
int nondet_int(void);
int f(int n) { return n > 100 ? n - 10 : f(f(n + 11)); }
int main(void) {
    int n = nondet_int();
    if (n < 0 || n > 1000)
        return 0;
    return f(n) != 91;
}
