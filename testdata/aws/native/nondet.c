/* Native run of a harness: the harness's main is compiled as harness_main; each seed runs in a child process.
   usage: PROGRAM SEEDS            run seeds 1..SEEDS, print counts; exit 0 none failed, 1 some failed
          PROGRAM seed N           run one seed here, with its messages
   A false assumption ends a run as rejected; values are small or extreme with preference. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { REJECTED = 77 };
static uint64_t s_state;

static uint64_t s_next(void) { /* splitmix64 */
    uint64_t z = (s_state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}
size_t native_upto(size_t max) {
    static size_t last; /* the same size again quite often, so that two lengths are equal */
    uint64_t r = s_next();
    if ((r >> 60) % 4 == 0 && last <= max) {
        return last;
    }
    return last = max == SIZE_MAX ? r : r % (max + 1);
}
size_t native_case(void) { /* of cases whose number is not known; the later ones are the rarer ones */
    return s_next() >> 8 & ((size_t)1 << (s_next() >> 8) % 11) - 1;
}
unsigned char __VERIFIER_nondet_uchar(void) {
    static const unsigned char some[] = {0, 1, 'a', 'A', 'z', 'Z', '0', 0xff};
    uint64_t r = s_next();
    return r & 3 ? some[r >> 8 & ((r & 3) == 1 ? 7 : 3)] : (unsigned char)(r >> 8);
}
void native_fill(void *p, size_t n) {
    /* few different bytes, so that two objects are often equal or nearly so */
    static const unsigned char palette[4][4] = {{'a', 'A', 'a', 'A'}, {0, 1, 'a', 'A'}, {'z', 'Z', '@', 0xff}, {1, 2, 3, 4}};
    static uint64_t which = 5;
    if (which == 5 || (s_next() & 3) == 0) {
        which = s_next() % 5;
    }
    for (size_t i = 0; i < n; i++) {
        ((unsigned char *)p)[i] = which < 4 ? palette[which][s_next() & 3] : __VERIFIER_nondet_uchar();
    }
}
unsigned long __VERIFIER_nondet_ulong(void) {
    uint64_t r = s_next(), small = r >> 8 & 15;
    switch (r & 7) {
        case 0: case 1: case 2: return small;
        case 3: return UINT64_MAX - small;
        case 4: return (UINT64_MAX >> 1) + small - 7;
        case 5: return ((uint64_t)1 << (r >> 16 & 63)) + (small & 3) - 1;
        case 6: return r >> (r >> 16 & 63);
        default: return s_next();
    }
}
int __VERIFIER_nondet_int(void) {
    uint64_t r = s_next();
    return r & 1 ? (int)(r >> 8 & 15) - 4 : (int)(r >> 32);
}
_Bool __VERIFIER_nondet_bool(void) {
    return s_next() >> 17 & 1;
}
void __VERIFIER_assume(int c) {
    if (!c) {
        _exit(REJECTED);
    }
}

extern int harness_main(void);

int main(int argc, char **argv) {
    if (argc == 3 && strcmp(argv[1], "seed") == 0) {
        s_state = strtoull(argv[2], NULL, 10) * 1000003u;
        return harness_main();
    }
    unsigned long seeds = argc > 1 ? strtoul(argv[1], NULL, 10) : 2000, accepted = 0, failed = 0, first = 0;
    for (unsigned long s = 1; s <= seeds; s++) {
        pid_t pid = fork();
        if (pid == 0) {
            s_state = s * 1000003u;
            if (!freopen("/dev/null", "w", stderr)) {
                _exit(3);
            }
            harness_main();
            _exit(0);
        }
        int status = 0;
        if (pid < 0 || waitpid(pid, &status, 0) != pid) {
            return 3;
        }
        bool rejected = WIFEXITED(status) && WEXITSTATUS(status) == REJECTED;
        accepted += !rejected;
        if (!rejected && status != 0 && failed++ == 0) {
            first = s;
        }
    }
    printf("accepted=%lu failed=%lu first=%lu\n", accepted, failed, first);
    return failed != 0;
}
