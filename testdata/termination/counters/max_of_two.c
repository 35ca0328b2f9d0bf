// verdict: SUCCESSFUL
// why: the distance to the greater one falls
int nondet_int(void);
int main(void) {
    int i = nondet_int(), n = nondet_int(), m = nondet_int();
    while (i < n || i < m)
        i++;
}
