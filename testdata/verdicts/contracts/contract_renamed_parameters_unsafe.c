// verdict: FAILED
// property: assertion line 7
// flags: --function sub --enforce-contract sub
// why: the names are exchanged in the definition
unsigned sub(unsigned first, unsigned second)
__CPROVER_requires(second < first)
__CPROVER_ensures(__CPROVER_return_value == first - second);
unsigned sub(unsigned second, unsigned first) { return first - second; }
