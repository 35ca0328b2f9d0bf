// verdict: SUCCESSFUL
// why: i and 100 are even
int main(void) {
    unsigned i = 0;
    while (i != 100000)
        i += 2;
}
