package bmc

func withoutContracts(c *Config) { c.Front.LoopContracts = false }

func byContracts(c *Config) { c.Front.LoopContracts = true }

// facts: all elements below n are 7, and x is 5 only if one of them is not.
const facts = `int main(void) { unsigned n = nondet_uint(); unsigned char a[40], x; if (n > 40) return 0; for (int i = 0; i < 40; i++) a[i] = nondet_uchar();
__CPROVER_assume(__CPROVER_forall { unsigned k; k < n ==> a[k] == 7 });
x = 0; if (n > 20) { unsigned char y = 0; for (int i = 3; i < 6; i++) y |= a[i] ^ 7; if (y) x = 5; }
`

// contracted: nothing is said of s.
const contracted = `int main(void) { unsigned n = nondet_uint() % 6, i = 0, s = 0;
while (i < n) __CPROVER_loop_invariant(i <= n) { i++; s++; }
`

// copied: the first n elements of a are those of b, which are 7.
const copied = `int main(void) { unsigned n = nondet_uint(); unsigned char a[40], b[40]; if (n > 40) return 0;
for (int i = 0; i < 40; i++) { a[i] = nondet_uchar(); b[i] = nondet_uchar(); }
__CPROVER_assume(__CPROVER_forall { unsigned k; k < n ==> b[k] == 7 });
__CPROVER_assume(__CPROVER_forall { unsigned k; k < n ==> a[k] == b[k] });
unsigned j = nondet_uint(); if (j >= n) return 0;
`

// noneOf: n is none of the numbers below 4, which no read tells.
const noneOf = `int main(void) { unsigned n = nondet_uint(); __CPROVER_assume(__CPROVER_forall { unsigned k; k < 4 ==> k != n });
`

var contractPrograms = []sample{
	{name: "a fact about elements that are read", source: facts + `unsigned j = nondet_uint(); if (j < n) assert(a[j] == 7); }`, adapt: withoutContracts, want: Successful},
	{name: "a failure that no fact excludes", source: facts + `assert(a[2] == 7); }`, adapt: withoutContracts, want: Failed},
	{name: "a fact about elements that a loop reads", source: facts + `assert(x != 5); }`, adapt: withoutContracts, want: Successful},
	{name: "a fact about elements that a loop reads, with few steps for each question", source: facts + `assert(x != 5); }`,
		adapt: both2(withoutContracts, func(c *Config) { c.MostSteps = 1 << 40 }), want: Successful},
	{name: "an invariant that suffices", source: contracted + `assert(i == n); }`, adapt: byContracts, want: Successful},
	{name: "an invariant that says too little: the loop is unrolled", source: contracted + `assert(i == n && s == i); }`, adapt: byContracts, want: Successful},
	{name: "an invariant that says too little, and is asked for", source: contracted + `assert(i == n && s == i); }`, adapt: both2(byContracts, func(c *Config) { c.Front.LoopContractsAsked = true }), want: Failed},
	{name: "a failure that a fact about a fact excludes", source: copied + `assert(a[j] == 7); }`, adapt: withoutContracts, want: Successful},
	{name: "a failure that a quantifier excludes of which nothing is read, with few steps for each question", source: noneOf + `assert(n > 3); }`,
		adapt: both2(withoutContracts, func(c *Config) { c.MostSteps = 1 << 40 }), want: Successful},
	{name: "a failure that no fact about a fact excludes", source: copied + `assert(a[j] == 7 && j != 5); }`, adapt: withoutContracts, want: Failed},
	{name: "a failure that a quantifier excludes of which nothing is read", source: noneOf + `assert(n > 3); }`, adapt: withoutContracts, want: Successful},
	{name: "a failure that no quantifier excludes", source: noneOf + `assert(n > 4); }`, adapt: withoutContracts, want: Failed},
}
