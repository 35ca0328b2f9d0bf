// verdict: FAILED
// property: no-body line 9
// flags: --body-check
// why: a call for its effect that has no body is a failure

void log_it(const char *text);

int main(void) {
    log_it("x"); // call
    return 0;
}
