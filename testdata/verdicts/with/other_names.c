int successor(int x) { return x + 1; }
int following(int x) __attribute__((alias("successor")));
int tally = 1;
extern int total __attribute__((alias("tally")));
int tally_now(void) { return tally; }
