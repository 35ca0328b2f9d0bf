// The members of a union are the same bytes, read with another width.
union { unsigned word; unsigned char byte[4]; } u;
int f(unsigned x) {
    u.word = x;
    return u.byte[1];
}
