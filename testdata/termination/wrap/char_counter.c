// verdict: FAILED
// why: a byte is never 256
int main(void) {
    for (unsigned char c = 0; c < 256; c++)
        ;
}
