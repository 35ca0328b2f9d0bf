// verdict: FAILED
// why: y begins anew when it is -5, and what x loses it has gained before
int nondet_int(void);

int main(void) {
    int x = nondet_int(), y = 5;
    if (x > 1000)
        return 0;
    while (x >= 0) {
        x += y;
        y = y > -5 ? y - 1 : 5;
    }
}
