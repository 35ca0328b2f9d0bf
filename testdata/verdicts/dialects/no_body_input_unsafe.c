// verdict: FAILED
// property: no-body line 11
// flags: --body-check
// why: a name that is no one's word for an input needs a body

int nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
unsigned read_port(void);

int main(void) {
    unsigned x = read_port(); // call
    return x == (unsigned)nondet_int();
}
