// verdict: SUCCESSFUL
// why: C23 without a flag that says so: what is no older C is read as C23.
constexpr unsigned limit = 2;
int main() {
	auto sum = limit + 1u;
	int *p = nullptr;
	__CPROVER_assert(sum == 3 && !p, "values");
	return 0;
}
