// verdict: FAILED
// why: x is never greater than 9
int main(void) {
    unsigned x = 0;
    for (;;) {
        x = (x + 1) % 10;
        if (x > 9)
            break;
    }
}
