// verdict: SUCCESSFUL
// with: with/other_names.c
// why: next_number and number are other names of a function and a variable, in another file; their addresses were unsupported.
#include <assert.h>
int next_number(int x);
extern int number, count;
int current(void);
int main(void) {
	int (*f)(int) = next_number;
	assert(current() == 1 && number == 1);
	number = f(next_number(1));
	assert(current() == 3 && &number == &count);
	return 0;
}
