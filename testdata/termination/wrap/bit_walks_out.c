// verdict: SUCCESSFUL
// why: the bit leaves the number
int main(void) {
    for (unsigned bit = 1; bit; bit <<= 1)
        ;
}
