// verdict: SUCCESSFUL
// flags: --body-check
// why: no execution comes to the call

int nondet_int(void);
void never(void);

int main(void) {
    int x = nondet_int();
    if (x > 0 && x < 1)
        never(); // call
    return 0;
}
