// verdict: FAILED
// open: an overflow ends each execution
// why: nothing ends the loop but an overflow, which is undefined: not proved, and no execution without one
int main(void) {
    int i = 0;
    while (1)
        i++;
}
