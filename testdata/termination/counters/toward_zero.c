// verdict: SUCCESSFUL
// why: the distance from zero falls
int nondet_int(void);
int main(void) {
    int x = nondet_int();
    while (x != 0) {
        if (x > 0)
            x--;
        else
            x++;
    }
}
