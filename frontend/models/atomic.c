/* What clang calls for atomic objects that the machine has no instruction for. One thread: plain accesses. */
unsigned long long __atomic_load_8(const volatile void *p, int order) {
	(void)order;
	return *(const unsigned long long *)p;
}

void __atomic_store_8(volatile void *p, unsigned long long x, int order) {
	(void)order;
	*(unsigned long long *)p = x;
}

unsigned long long __atomic_exchange_8(volatile void *p, unsigned long long x, int order) {
	(void)order;
	unsigned long long old = *(unsigned long long *)p;
	*(unsigned long long *)p = x;
	return old;
}

_Bool __atomic_compare_exchange_8(volatile void *p, void *expected, unsigned long long x, int success, int failure) {
	(void)success, (void)failure;
	_Bool same = *(unsigned long long *)p == *(unsigned long long *)expected;
	if (same)
		*(unsigned long long *)p = x;
	else
		*(unsigned long long *)expected = *(unsigned long long *)p;
	return same;
}

unsigned long long __atomic_fetch_add_8(volatile void *p, unsigned long long x, int order) {
	return __atomic_exchange_8(p, *(unsigned long long *)p + x, order);
}

unsigned long long __atomic_fetch_sub_8(volatile void *p, unsigned long long x, int order) {
	return __atomic_exchange_8(p, *(unsigned long long *)p - x, order);
}

unsigned long long __atomic_fetch_and_8(volatile void *p, unsigned long long x, int order) {
	return __atomic_exchange_8(p, *(unsigned long long *)p & x, order);
}

unsigned long long __atomic_fetch_or_8(volatile void *p, unsigned long long x, int order) {
	return __atomic_exchange_8(p, *(unsigned long long *)p | x, order);
}

unsigned long long __atomic_fetch_xor_8(volatile void *p, unsigned long long x, int order) {
	return __atomic_exchange_8(p, *(unsigned long long *)p ^ x, order);
}

#ifdef __SIZEOF_INT128__
unsigned __int128 __atomic_load_16(const volatile void *p, int order) {
	(void)order;
	return *(const unsigned __int128 *)p;
}

void __atomic_store_16(volatile void *p, unsigned __int128 x, int order) {
	(void)order;
	*(unsigned __int128 *)p = x;
}

unsigned __int128 __atomic_exchange_16(volatile void *p, unsigned __int128 x, int order) {
	(void)order;
	unsigned __int128 old = *(unsigned __int128 *)p;
	*(unsigned __int128 *)p = x;
	return old;
}

_Bool __atomic_compare_exchange_16(volatile void *p, void *expected, unsigned __int128 x, int success, int failure) {
	(void)success, (void)failure;
	_Bool same = *(unsigned __int128 *)p == *(unsigned __int128 *)expected;
	if (same)
		*(unsigned __int128 *)p = x;
	else
		*(unsigned __int128 *)expected = *(unsigned __int128 *)p;
	return same;
}

unsigned __int128 __atomic_fetch_add_16(volatile void *p, unsigned __int128 x, int order) {
	return __atomic_exchange_16(p, *(unsigned __int128 *)p + x, order);
}

unsigned __int128 __atomic_fetch_sub_16(volatile void *p, unsigned __int128 x, int order) {
	return __atomic_exchange_16(p, *(unsigned __int128 *)p - x, order);
}

unsigned __int128 __atomic_fetch_and_16(volatile void *p, unsigned __int128 x, int order) {
	return __atomic_exchange_16(p, *(unsigned __int128 *)p & x, order);
}

unsigned __int128 __atomic_fetch_or_16(volatile void *p, unsigned __int128 x, int order) {
	return __atomic_exchange_16(p, *(unsigned __int128 *)p | x, order);
}

unsigned __int128 __atomic_fetch_xor_16(volatile void *p, unsigned __int128 x, int order) {
	return __atomic_exchange_16(p, *(unsigned __int128 *)p ^ x, order);
}
#endif
