// A reader of replies of Redis, without functions that make objects: it never reads behind what it was given.
// bug: a byte more than there is is fed to it.
#include "input.h"
#include "read.h"

int main(void) {
    char bytes[N];
    any_bytes(bytes, N);
    redisReader *r = redisReaderCreateWithFunctions(NULL);
    if (!r) return 0;
    void *reply = NULL;
    if (redisReaderFeed(r, bytes, N + BUG) == REDIS_OK && redisReaderGetReply(r, &reply) == REDIS_OK)
        assert(r->pos <= r->len && r->len <= N);
    redisReaderFree(r);
    return 0;
}
