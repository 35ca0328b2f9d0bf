// verdict: SUCCESSFUL
// why: a loop made of goto: n falls
int main(void) {
    int n = 20;
again:
    if (n > 0) {
        n--;
        goto again;
    }
}
