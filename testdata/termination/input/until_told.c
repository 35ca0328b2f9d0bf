// verdict: FAILED
// why: the input may never say stop
_Bool nondet_bool(void);
int main(void) {
    while (nondet_bool())
        ;
}
