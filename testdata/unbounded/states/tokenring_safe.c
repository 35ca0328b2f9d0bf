// verdict: SUCCESSFUL
// why: one of three stations has the token, and only it sends
#include <assert.h>
int nondet_int(void);
enum mode { IDLE, WAITING, SENDING };
enum mode m0 = IDLE, m1 = IDLE, m2 = IDLE;
int token = 0;
int main(void) {
    while (1) {
        switch (nondet_int()) {
        case 0:
            if (m0 == IDLE) m0 = WAITING;
            else if (m0 == WAITING && token == 0) m0 = SENDING;
            else if (m0 == SENDING) { m0 = IDLE; token = 1; }
            break;
        case 1:
            if (m1 == IDLE) m1 = WAITING;
            else if (m1 == WAITING && token == 1) m1 = SENDING;
            else if (m1 == SENDING) { m1 = IDLE; token = 2; }
            break;
        case 2:
            if (m2 == IDLE) m2 = WAITING;
            else if (m2 == WAITING && token == 2) m2 = SENDING;
            else if (m2 == SENDING) { m2 = IDLE; token = 0; }
            break;
        }
        assert((m0 == SENDING) + (m1 == SENDING) + (m2 == SENDING) <= 1);
    }
}
