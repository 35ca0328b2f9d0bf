/* Finite sets of integers and pointers, as values (Shved, On Reasoning About Finite Sets in Software Model Checking).
 *
 * A set is empty, or another set and one element more, or another set without one element. Operations make new sets and change none. A set that is
 * not initialised by static storage must be initialised; { 0 } is the empty set. Elements are converted to long long, pointers to their addresses.
 */
#pragma once
#pragma clang system_header
typedef const struct seabmc_set *Set;
Set set_empty(void);
Set set_add(Set, long long);     /* the set and the element */
Set set_del(Set, long long);     /* the set without the element */
_Bool set_in(Set, long long);    /* the element is in the set */
_Bool set_not_empty(Set);        /* some element is in the set */
#define set_add(s, x) set_add(s, (long long)(x))
#define set_del(s, x) set_del(s, (long long)(x))
#define set_in(s, x) set_in(s, (long long)(x))
