// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: padding of a structure that is passed in memory
struct s { char c; long v[4]; char d; };
static long f(struct s x) { struct s y = x; return y.v[1] + y.d; }
int main(void) { struct s x; x.c = 1; x.d = 0; for (int i = 0; i < 4; i++) x.v[i] = 0; return (int)f(x); }
