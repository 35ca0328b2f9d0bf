// verdict: FAILED
// property: same_object line 7
// check: pointer-subtraction
// why: the two literals may be two objects
int main(void) {
	const char *a = "abc", *b = "abc";
	return a - b == 0;
}
