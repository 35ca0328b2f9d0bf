// verdict: FAILED
// why: i becomes smaller, and the unsigned number wraps around and goes on: 3 does not divide 2^32, but 0 is never less than 0
int main(void) {
    unsigned i = 5;
    while (i > 0) {
        i -= 3;
        if (i > 5)
            i = 5;
    }
}
