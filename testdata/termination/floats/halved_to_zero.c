// verdict: SUCCESSFUL
// why: x becomes 0 after some 150 halvings
int main(void) {
    float x = 1;
    while (x > 0)
        x /= 2;
}
