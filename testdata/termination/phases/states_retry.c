// verdict: FAILED
// why: the input may send the machine back each time
_Bool nondet_bool(void);
enum state { START, READ, CHECK, DONE };
int main(void) {
    enum state s = START;
    while (s != DONE) {
        switch (s) {
        case START:
            s = READ;
            break;
        case READ:
            s = nondet_bool() ? CHECK : DONE;
            break;
        default:
            s = START;
        }
    }
}
