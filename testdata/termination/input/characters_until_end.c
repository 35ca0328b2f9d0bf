// verdict: FAILED
// why: a stream need not end
#include <stdio.h>
int main(void) {
    int c;
    while ((c = getchar()) != EOF)
        ;
}
