// verdict: SUCCESSFUL
// why: parameters are copies, whatever they were made of
struct t { int a[9]; };
static struct t f(struct t x, const struct t *y) { x = *y; return x; }
int main(void) { struct t v = {{1}}; v = f(v, &v); struct t *p = &v; *p = f(*p, p); return v.a[0] - 1; }
