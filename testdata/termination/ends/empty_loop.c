// verdict: FAILED
// why: for (;;); never ends
int main(void) {
    for (;;)
        ;
}
