// verdict: SUCCESSFUL
// why: The variable that is defined elsewhere is a number; the pointer to a function is the program's own.
extern int level;
static int half(int x) { return x / 2; }
static int (*get)(int) = half;

int main(void) {
    unsigned _BitInt(200) wide = 3;
    __CPROVER_assert(get((int)wide) == 1 && level == level, "a half");
    return 0;
}
