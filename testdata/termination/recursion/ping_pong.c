// verdict: FAILED
// why: the two give each other the same number
int nondet_int(void);
int pong(int n);
int ping(int n) { return n == 0 ? 0 : pong(n); }
int pong(int n) { return ping(n); }
int main(void) { return ping(nondet_int()); }
