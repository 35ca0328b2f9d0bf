// verdict: FAILED
// property: assertion line 11
// check: assertion
// why: the addresses as integers may be equal or not
#include <assert.h>
#include <stdint.h>
#include <wchar.h>
int main(void) {
	uintptr_t a = (uintptr_t)L"key", b = (uintptr_t)L"key", c = (uintptr_t)L"kez";
	assert(a != c && b != c);
	assert((a ^ b) != 0);
}
