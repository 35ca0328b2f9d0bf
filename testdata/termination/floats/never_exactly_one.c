// verdict: FAILED
// open: takes millions of rounds
// why: ten tenths are not 1: the sum goes past it, and stays where a tenth more changes nothing
int main(void) {
    float x = 0;
    while (x != 1)
        x += 0.1f;
}
