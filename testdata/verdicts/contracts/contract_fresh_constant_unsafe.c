// verdict: FAILED
// property: assigns line 7
// flags: --replace-call-with-contract clear
// why: clear writes what it gets, and a string literal cannot be written
int clear(char *s)
__CPROVER_requires(__CPROVER_is_fresh(s, 4))
__CPROVER_assigns(s[0])
__CPROVER_ensures(s[0] == 0)
{
    s[0] = 0;
    return 0;
}
int main(void) {
    clear("abc");
}
