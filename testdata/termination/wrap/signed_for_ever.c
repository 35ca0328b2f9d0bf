// verdict: FAILED
// why: i stays in its range by wrapping around as an unsigned number
int main(void) {
    int i = 0;
    while (i < 200)
        i = (unsigned char)(i + 1);
    while (i >= 0)
        i = (unsigned char)(i + 1);
}
