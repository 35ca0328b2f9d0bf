// verdict: SUCCESSFUL
// flags: --body-check
// why: the function has a body

void log_it(const char *text) { (void)text; }

int main(void) {
    log_it("x"); // call
    return 0;
}
