// verdict: SUCCESSFUL
// why: x falls on the way from state 1 to 2; 2 goes to 0 and 0 to 1, so that a round of states needs one less
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
            state = 0;
            break;
        }
    }
}
