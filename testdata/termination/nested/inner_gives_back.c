// verdict: FAILED
// why: the inner loop gives back what the outer one took
unsigned nondet_uint(void);
int main(void) {
    unsigned x = nondet_uint(), n = x;
    while (x > 0) {
        x--;
        while (x < n)
            x++;
    }
}
