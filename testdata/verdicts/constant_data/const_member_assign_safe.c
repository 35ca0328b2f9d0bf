// verdict: SUCCESSFUL
// why: a structure with members that are const is assigned through names, pointers, elements and members
struct text { const int room; int used; };
struct holder { struct text t; const char name[4]; };
int main(void) {
    struct text now = {4, 2}, old, more[3] = {{0, 0}}, *p = &old;
    struct holder a = {{1, 2}, "abc"}, b;
    old = now;
    now.used = 3;
    __CPROVER_assert(old.used + 1 == now.used && old.room == 4, "a variable");
    *p = more[1]; more[2] = now;
    __CPROVER_assert(old.room == 0 && more[2].used == 3, "a pointer; an element");
    int i = 0;
    more[i++] = i > 5 ? old : (struct text){7, 8}; b = a;
    __CPROVER_assert(i == 1 && more[0].room == 7 && b.name[2] == 'c', "an operand that counts; nested");
    b.t = more[
        0];
    __CPROVER_assert(b.t.used == 8 && a.t.used == 2, "a member");
    for (int k = 0; k < 2; k++, old = more[k]) ;
    __CPROVER_assert(old.used == 3, "in the head of a loop");
    return 0;
}
