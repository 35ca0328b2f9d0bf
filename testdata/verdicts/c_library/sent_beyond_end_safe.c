// verdict: SUCCESSFUL
// why: all four bytes are sent.
#include <sys/socket.h>
int main(void) {
	char text[4] = "abc";
	return sendto(0, text, 4, 0, 0, 0) < 0;
}
