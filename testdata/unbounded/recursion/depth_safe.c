// verdict: SUCCESSFUL
// why: the counter is back at zero when the function returns
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static int depth;

static void visit(unsigned left) {
    depth++;
    if (left > 0 && depth < 1000)
        visit(left - 1);
    depth--;
}

int main(void) {
    visit(nondet_uint());
    assert(depth == 0);
}
