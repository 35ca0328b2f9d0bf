// verdict: SUCCESSFUL
// flags: --function sub --enforce-contract sub
// why: the contract is that of the declaration, whose parameters have other names
unsigned sub(unsigned first, unsigned second)
__CPROVER_requires(second <= first)
__CPROVER_ensures(__CPROVER_return_value == first - second);
unsigned sub(unsigned b, unsigned first) { return b - first; }
