// What seabmc bench contracts assumes of the functions of AWS-LC that ML-KEM and ML-DSA call and that are in other files: what they read and
// write, as their documentation says. Hashes and random numbers may be anything.
//
// mldsa-native's invariants speak of the member pos of its own Keccak state. AWS-LC puts another one in its place, where the number of bytes that are
// in the buffer is buf_load: the bench compiles with -Dpos=buf_load.
#include "crypto/fipsmodule/sha/internal.h"
#include <openssl/mem.h>
#include <openssl/rand.h>

#define READS(p, n) __CPROVER_requires((n) == 0 || __CPROVER_r_ok(p, n))
#define WRITES(p, n) __CPROVER_requires((n) == 0 || __CPROVER_w_ok(p, n)) __CPROVER_assigns(__CPROVER_object_upto(p, n))
#define STATE(p) __CPROVER_requires(__CPROVER_w_ok(p, sizeof(*p))) __CPROVER_assigns(*p)
#define DONE __CPROVER_ensures(__CPROVER_return_value == 1)
#define HASHED(p) __CPROVER_ensures(__CPROVER_return_value == p)

int SHAKE_Init(KECCAK1600_CTX *ctx, size_t block_size) STATE(ctx) DONE __CPROVER_ensures(ctx->buf_load == 0 && ctx->block_size == block_size);
int SHAKE_Absorb(KECCAK1600_CTX *ctx, const void *data, size_t len) STATE(ctx) READS(data, len) DONE
    __CPROVER_ensures(ctx->buf_load <= ctx->block_size && ctx->block_size == __CPROVER_old(ctx->block_size));
// The invariants of ML-DSA's loops bound pos and do not say whose state it is. It squeezes SHAKE256 by whole blocks, and SHAKE128 by whole blocks of that.
int SHAKE_Squeeze(uint8_t *md, KECCAK1600_CTX *ctx, size_t len) STATE(ctx) WRITES(md, len) DONE
    __CPROVER_ensures(ctx->buf_load <= (len % SHAKE256_BLOCKSIZE == 0 ? SHAKE256_BLOCKSIZE : SHAKE128_BLOCKSIZE))
    __CPROVER_ensures(ctx->block_size == __CPROVER_old(ctx->block_size));
uint8_t *SHAKE256(const uint8_t *data, const size_t in_len, uint8_t *out, size_t out_len) READS(data, in_len) WRITES(out, out_len) HASHED(out);
uint8_t *SHA3_256(const uint8_t *data, size_t len, uint8_t out[SHA3_256_DIGEST_LENGTH]) READS(data, len) WRITES(out, SHA3_256_DIGEST_LENGTH) HASHED(out);
uint8_t *SHA3_512(const uint8_t *data, size_t len, uint8_t out[SHA3_512_DIGEST_LENGTH]) READS(data, len) WRITES(out, SHA3_512_DIGEST_LENGTH) HASHED(out);

int SHAKE128_Init_x4(KECCAK1600_CTX_x4 *ctx) STATE(ctx) DONE;
int SHAKE128_Absorb_once_x4(KECCAK1600_CTX_x4 *ctx, const void *data0, const void *data1, const void *data2, const void *data3, size_t len)
    STATE(ctx) READS(data0, len) READS(data1, len) READS(data2, len) READS(data3, len) DONE;
int SHAKE128_Squeezeblocks_x4(uint8_t *md0, uint8_t *md1, uint8_t *md2, uint8_t *md3, KECCAK1600_CTX_x4 *ctx, size_t blks) STATE(ctx)
    __CPROVER_requires(blks <= 1024)
    WRITES(md0, blks * SHAKE128_BLOCKSIZE) WRITES(md1, blks * SHAKE128_BLOCKSIZE) WRITES(md2, blks * SHAKE128_BLOCKSIZE) WRITES(md3, blks * SHAKE128_BLOCKSIZE) DONE;
int SHAKE256_x4(const uint8_t *data0, const uint8_t *data1, const uint8_t *data2, const uint8_t *data3, const size_t in_len, uint8_t *out0, uint8_t *out1,
                uint8_t *out2, uint8_t *out3, size_t out_len)
    READS(data0, in_len) READS(data1, in_len) READS(data2, in_len) READS(data3, in_len)
    WRITES(out0, out_len) WRITES(out1, out_len) WRITES(out2, out_len) WRITES(out3, out_len) DONE;

// Zeros len bytes: what ML-DSA leaves in its output where it fails.
void OPENSSL_cleanse(void *ptr, size_t len) WRITES(ptr, len) __CPROVER_ensures(__CPROVER_forall { size_t i; i < len ==> ((uint8_t *)ptr)[i] == 0 });
int RAND_bytes(uint8_t *buf, size_t len) WRITES(buf, len) DONE;
