// verdict: SUCCESSFUL
// flags: --alignment-check
// why: the member starts at an odd offset, and so does the place in it, so that the sum is even
struct message { _Alignas(4) char kind; char text[15]; } m;
int main(void) {
	*(short *)&m.text[1] += 1;
	return 0;
}
