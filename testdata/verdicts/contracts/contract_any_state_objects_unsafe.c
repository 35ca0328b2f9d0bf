// verdict: FAILED
// property: assertion line 10
// flags: --function f --enforce-contract f
// why: the ten pointers may lead to ten different objects
int *t[10];
int f(void)
__CPROVER_requires(__CPROVER_rw_ok(t[0], 4) && __CPROVER_rw_ok(t[1], 4) && __CPROVER_rw_ok(t[2], 4) && __CPROVER_rw_ok(t[3], 4) && __CPROVER_rw_ok(t[4], 4))
__CPROVER_requires(__CPROVER_rw_ok(t[5], 4) && __CPROVER_rw_ok(t[6], 4) && __CPROVER_rw_ok(t[7], 4) && __CPROVER_rw_ok(t[8], 4) && __CPROVER_rw_ok(t[9], 4))
__CPROVER_assigns()
__CPROVER_ensures(
	__CPROVER_return_value == 0)
{
	for (int i = 0; i < 10; i++)
		for (int j = 0; j < i; j++)
			if (__CPROVER_same_object(t[i], t[j]))
				return 0;
	return 1;
}
