// verdict: SUCCESSFUL
// why: the sum grows past 1 within 11 rounds
int main(void) {
    float x = 0;
    while (x < 1)
        x += 0.1f;
}
