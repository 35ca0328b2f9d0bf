// verdict: SUCCESSFUL
// why: structures are first named in prototypes, and functions are called before and behind their definitions
int positive(struct point *p);
static int twice(const struct point *p, struct box const *b);
struct point { int x, y; };
struct box { struct point a, b; };
int use(struct point *p) { return positive(p); }
int positive(struct point *p) { return p->x > 0; }
static int twice(const struct point *p, struct box const *b) { return 2 * p->x + b->b.y; }
int main(void) {
    struct point p = {1, 2};
    struct box b = {{0, 0}, {0, 5}};
    __CPROVER_assert(positive(&p) && use(&p) && twice(&p, &b) == 7, "called");
    return 0;
}
