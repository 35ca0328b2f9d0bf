// Variables with static lifetime are objects, made and filled before the program starts.
int a[2] = {1, 2};
const char *text = "hi";
int f(void) { return a[1] + text[0]; }
