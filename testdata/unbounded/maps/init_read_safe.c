// verdict: SUCCESSFUL
// why: the other structure keeps its value, whatever is done to the first
#include <assert.h>
int nondet_int(void);

struct s {
    int x;
};

static void init_x(struct s *s) { s->x = 0; }
static int read_x(const struct s *s) { return s->x; }

int main(void) {
    struct s a = {10}, b = {20};
    struct s *p = &a, *q = &b;
    q->x = 20;
    while (nondet_int())
        init_x(p);
    assert(read_x(q) == 20);
}
