// verdict: FAILED
// open: no state of a few rounds comes back, and no contract shows that the calls never end
// why: the depth is set back
int depth;
void f(void) {
    if (depth > 5)
        depth = 0;
    depth++;
    f();
}
int main(void) { f(); }
