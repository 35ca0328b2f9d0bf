int next(int x) { return x + 1; }
int next_number(int x) __attribute__((alias("next")));
int count = 1;
extern int number __attribute__((alias("count")));
int current(void) { return count; }
