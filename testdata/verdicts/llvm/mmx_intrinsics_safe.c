// verdict: SUCCESSFUL
// why: MMX instructions on numbers of 8, 16 and 32 bits.
#include <mmintrin.h>
int main(void) {
	__m64 a = _mm_cvtsi32_si64(7), b = _mm_add_pi32(a, a);
	__CPROVER_assert(_mm_cvtsi64_si32(b) == 14, "a sum");
	__m64 w = _mm_set_pi16(-1, 300, 2, -32768), s = _mm_adds_pi16(w, w);
	__CPROVER_assert(_mm_cvtsi64_si32(s) == 0x00048000 && _mm_cvtsi64_si32(_mm_srli_si64(s, 32)) == (int)0xfffe0258, "saturated");
	__m64 p = _mm_packs_pi16(w, w);
	__CPROVER_assert(_mm_cvtsi64_si32(p) == (int)0xff7f0280, "packed");
	__m64 u = _mm_unpacklo_pi8(p, _mm_setzero_si64());
	__CPROVER_assert(_mm_cvtsi64_si32(u) == 0x00020080, "unpacked");
	__m64 c = _mm_cmpgt_pi16(w, _mm_setzero_si64());
	__CPROVER_assert(_mm_cvtsi64_si32(c) == (int)0xffff0000, "compared");
	__m64 m = _mm_madd_pi16(w, w);
	__CPROVER_assert(_mm_cvtsi64_si32(_mm_srli_si64(m, 32)) == 90001, "products added");
	_mm_empty();
	return 0;
}
