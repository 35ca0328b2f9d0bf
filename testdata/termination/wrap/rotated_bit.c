// verdict: FAILED
// why: a rotation never loses the bit
int main(void) {
    unsigned bit = 1;
    while (bit)
        bit = bit << 1 | bit >> 31;
}
