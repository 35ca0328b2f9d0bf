// verdict: FAILED
// property: alignment line 7
// flags: --alignment-check
// why: the member starts at an odd offset
struct message { char kind; char text[15]; } m;
int main(void) {
	*(short *)&m.text[2] += 1;
	return 0;
}
