// verdict: SUCCESSFUL
// why: the file is open exactly while it has a handle
#include <assert.h>
int nondet_int(void);

struct file {
    int state, handle;
};
enum { CLOSED, OPEN, FAILED };

static void f_open(struct file *f) {
    if (f->state == CLOSED) {
        f->state = OPEN;
        f->handle = 7;
    }
}

static void f_close(struct file *f) {
    if (f->state == OPEN) {
        f->state = nondet_int() ? CLOSED : FAILED;
        f->handle = 0;
    }
}

int main(void) {
    struct file f = {CLOSED, 0};
    while (nondet_int()) {
        if (nondet_int())
            f_open(&f);
        else
            f_close(&f);
        assert(f.state == OPEN || f.handle == 0);
    }
}
