// verdict: FAILED
// property: assertion line 8
// why: The same with a sum that is 3.
constexpr unsigned limit = 2;
int main() {
	auto sum = limit + 1u;
	int *p = nullptr;
	__CPROVER_assert(sum == 4 && !p, "values");
	return 0;
}
