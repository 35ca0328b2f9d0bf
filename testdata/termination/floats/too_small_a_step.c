// verdict: FAILED
// why: 2^24 + 1 is not a float: x stays
int main(void) {
    float x = 16777216.0f;
    while (x < 16777300.0f)
        x += 1.0f;
}
