// verdict: SUCCESSFUL
// flags: --unwind=6 --unwind=1 --like=cbmc
// why: Of a bound that is given twice CBMC takes the first, and five rounds are within six. Makefiles of its starter kit append --unwind 1.
#include <assert.h>
int main(void) {
    int n = 0;
    for (int i = 0; i < 5; i++)
        n += i;
    assert(n == 10);
}
