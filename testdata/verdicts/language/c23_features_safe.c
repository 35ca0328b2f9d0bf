// verdict: SUCCESSFUL
// flags: --std=c23
// why: C23 as newer compilers have it: constexpr, typeof, nullptr, auto, attributes, an enum with a type.
#include <stddef.h>
constexpr int side = 12;
enum colour : unsigned char { red, green = 200 };
[[nodiscard]] static int square(int x) { return x * x; }
static bool given(const int *p) { return p != nullptr; }
int main() {
	auto area = square(side);
	typeof(area) other = {};
	typeof_unqual(const long) wide = 0b1010'1010;
	static_assert(sizeof(enum colour) == 1);
	__CPROVER_assert(area == 144 && other == 0 && wide == 170, "values");
	__CPROVER_assert(given(&area) && !given(nullptr) && green == 200, "pointers");
	return 0;
}
