// verdict: FAILED
// why: nothing in the program changes the flag
volatile int flag;
int main(void) {
    while (!flag)
        ;
}
