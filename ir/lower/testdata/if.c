// The two sides of an if become one value: a choice by the condition.
int f(int x) {
    int y;
    if (x > 0)
        y = 1;
    else
        y = -1;
    return y;
}
