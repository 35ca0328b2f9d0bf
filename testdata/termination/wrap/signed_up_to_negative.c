// verdict: SUCCESSFUL
// why: under wrap-around the counter goes up to the largest number, becomes negative and stops
int nondet_int(void);
int main(void) {
    int x = nondet_int();
    while (x > 0) x++;
}
