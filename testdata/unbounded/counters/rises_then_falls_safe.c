// verdict: SUCCESSFUL
// why: y goes up with x until x is 2000000, and then down until x is 4000000
#include <assert.h>

int main(void) {
    unsigned x = 0, y = 0;
    while (x < 4000000) {
        if (x < 2000000)
            y++;
        else
            y--;
        x++;
    }
    assert(y == 0);
}
