// verdict: SUCCESSFUL
// why: The index is a difference of two addresses of one array, that of the fourth element.
char text[8];
int marks[2][8];
struct { int head; int tail[3]; } s;
int main(void) {
	int seen[8] = {0};
	seen[&text[6] - &text[2]] = 1;
	marks[&s.tail[1] - &s.tail[0]][(int *)(&s + 1) - s.tail] = 2;
	__CPROVER_assert(seen[4] == 1 && marks[1][3] == 2, "marked");
	return 0;
}
