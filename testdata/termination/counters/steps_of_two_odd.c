// verdict: FAILED
// why: i is even for ever and 7 is odd, also where i wraps around
int main(void) {
    unsigned i = 0;
    while (i != 7)
        i += 2;
}
