// verdict: SUCCESSFUL
// why: both loops make i greater
int nondet_int(void);
_Bool nondet_bool(void);
int main(void) {
    int n = nondet_int(), i = 0;
    while (i < n) {
        i++;
        while (i < n && nondet_bool())
            i++;
    }
}
