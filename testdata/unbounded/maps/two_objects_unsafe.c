// verdict: FAILED
// why: a transfer to the same account makes money
#include <assert.h>
int nondet_int(void);

struct account {
    unsigned money;
};

static void transfer(struct account *from, struct account *to) {
    if (from->money == 0)
        return;
    unsigned f = from->money - 1, t = to->money + 1;
    from->money = f;
    to->money = t;
}

int main(void) {
    struct account a = {1000}, b = {1000};
    while (nondet_int()) {
        if (nondet_int())
            transfer(&a, &b);
        else
            transfer(&b, nondet_int() == 7 ? &b : &a);
    }
    assert(a.money + b.money == 2000);
}
