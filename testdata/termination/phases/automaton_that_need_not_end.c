// verdict: FAILED
// why: x rises again on the way back
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    int state = 0, x = nondet_int();
    while (state != 3) {
        switch (state) {
        case 0:
            state = x > 0 ? 1 : 3;
            break;
        case 1:
            x--;
            state = 2;
            break;
        case 2:
            x++;
            state = 0;
            break;
        }
    }
}
