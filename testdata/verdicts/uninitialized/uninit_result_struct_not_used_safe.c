// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: results that are structures and floats are missing and not used
struct s { int a; char c; double d; };
struct t { int a; short b; };
static struct t none(int k) { struct t x; if (k) { x.a = 1; x.b = 2; return x; } }
static float flo(void) { }
int main(void) { none(0); flo(); struct t y = none(1); return y.a - 1; }
