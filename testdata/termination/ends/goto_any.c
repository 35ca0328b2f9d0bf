// verdict: SUCCESSFUL
// why: two loops made of goto, one in the other: x falls, and y falls in each round
int nondet_int(void);
int main(void) {
    int x = nondet_int(), y;
outer:
    if (x <= 0)
        goto done;
    y = x;
inner:
    if (y > 0) {
        y--;
        goto inner;
    }
    x--;
    goto outer;
done:
    return 0;
}
