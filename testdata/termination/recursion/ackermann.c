// verdict: SUCCESSFUL
// why: m falls, or m stays and n falls
unsigned nondet_uint(void);
unsigned ack(unsigned m, unsigned n) {
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ack(m - 1, 1);
    return ack(m - 1, ack(m, n - 1));
}
int main(void) { ack(nondet_uint(), nondet_uint()); }
