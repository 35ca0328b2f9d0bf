// CBMC's functions on arrays. A macro of the prelude says how many bytes each array has; a program that declares the functions
// itself passes pointers alone, and what is left of their objects is meant.
size_t __seabmc_extent(const void *array) {
	return __CPROVER_OBJECT_SIZE(array) - __CPROVER_POINTER_OFFSET(array);
}

void __seabmc_array_set(void *array, size_t n, const void *value, size_t size) {
	if (size == 1) {
		memset(array, *(const unsigned char *)value, n);
		return;
	}
	for (size_t i = 0; i + size <= n; i += size)
		memcpy((char *)array + i, value, size);
}

// All of the first is written: what the second lacks is any value.
void __seabmc_array_copy(void *to, size_t n, const void *from, size_t m) {
	size_t least = m < n ? m : n;
	memmove(to, from, least);
	if (least < n)
		__CPROVER_havoc_slice((char *)to + least, n - least);
}

// No more of the first is written than the second has.
void __seabmc_array_replace(void *to, size_t n, const void *from, size_t m) {
	memmove(to, from, m < n ? m : n);
}

_Bool __seabmc_array_equal(const void *a, size_t n, const void *b, size_t m) {
	return n == m && same_bytes(a, b, n);
}

void __CPROVER_array_copy(void *to, const void *from) {
	__seabmc_array_copy(to, __seabmc_extent(to), from, __seabmc_extent(from));
}

void __CPROVER_array_replace(void *to, const void *from) {
	__seabmc_array_replace(to, __seabmc_extent(to), from, __seabmc_extent(from));
}

_Bool __CPROVER_array_equal(const void *a, const void *b) {
	return __seabmc_array_equal(a, __seabmc_extent(a), b, __seabmc_extent(b));
}
