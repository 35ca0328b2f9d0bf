// verdict: FAILED
// property: array_bounds line 9
// why: The array has four elements.
char text[8];
int marks[2][8];
struct { int head; int tail[3]; } s;
int main(void) {
	int seen[4] = {0};
	seen[&text[6] - &text[2]] = 1;
	marks[&s.tail[1] - &s.tail[0]][(int *)(&s + 1) - s.tail] = 2;
	__CPROVER_assert(seen[4] == 1 && marks[1][3] == 2, "marked");
	return 0;
}
