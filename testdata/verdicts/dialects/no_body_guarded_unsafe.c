// verdict: FAILED
// property: no-body line 12
// flags: --body-check
// why: an execution comes to the call

int nondet_int(void);
void never(void);

int main(void) {
    int x = nondet_int();
    if (x > 0 && x > 1)
        never(); // call
    return 0;
}
