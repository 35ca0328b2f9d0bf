// verdict: FAILED
// property: pointer_dereference line 7
// why: five bytes of four are sent.
#include <sys/socket.h>
int main(void) {
	char text[4] = "abc";
	return sendto(0, text, 5, 0, 0, 0) < 0;
}
