// verdict: SUCCESSFUL
// flags: --body-check
// why: functions that give inputs need no body

int nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);


int main(void) {
    unsigned x = __VERIFIER_nondet_uint(); // call
    return x == (unsigned)nondet_int();
}
