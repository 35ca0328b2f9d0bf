// verdict: SUCCESSFUL
// why: f does not change the counter
int nondet_int(void);
int counter, seen;
void f(void) { seen = counter; }
int main(void) {
    int n = nondet_int();
    for (counter = 0; counter < n; counter++)
        f();
}
