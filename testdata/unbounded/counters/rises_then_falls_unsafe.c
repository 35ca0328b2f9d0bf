// verdict: FAILED
// why: y goes down one round later than half of them
#include <assert.h>

int main(void) {
    unsigned x = 0, y = 0;
    while (x < 4000) {
        if (x <= 2000)
            y++;
        else
            y--;
        x++;
    }
    assert(y == 0);
}
