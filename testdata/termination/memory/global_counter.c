// verdict: FAILED
// why: f sets the counter back
int counter;
void f(void) { if (counter == 5) counter = 0; }
int main(void) {
    for (counter = 0; counter < 10; counter++)
        f();
}
