// verdict: SUCCESSFUL
// why: a structure is assigned from a function of itself
struct s { long a[4]; };
static struct s rot(struct s x) { struct s y = x; y.a[0] = x.a[3]; return y; }
int main(void) { struct s v = {{1, 2, 3, 4}}, *p = &v; v = rot(v); *p = v; v = *p; v = rot(*p); return v.a[0] - 4; }
