// verdict: SUCCESSFUL
// why: The division by zero is in a branch that is never taken.
int nondet_int(void);
int main(void) {
	int x = nondet_int();
	if (x > 5 && x < 5)
		x = 10 / 0;
	return sizeof(int[1 / (sizeof(int) == 4)]) == 4 ? 0 : x;
}
