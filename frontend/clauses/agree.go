package clauses

import (
	"crypto/sha256"
	"fmt"
	"regexp"
	"slices"

	"seabmc/frontend/ctext"
	"seabmc/frontend/fault"
)

// Two files may declare contracts of one function. What is proved for one of them says nothing about the other, so they must be the same. Files are compiled one by one:
// the compiled text of each has a variable whose name tells the function and its contract.

var contractMark = regexp.MustCompile(`@__seabmc_contract_([0-9a-f]{16})_of_(\w+) =`)

// mark is C code that declares the variable, unless the function belongs to the file alone.
func (c *contractText) mark() string {
	if len(c.clauses) == 0 || c.proposal != nil || c.name != c.function || slices.ContainsFunc(c.head, func(t ctext.Token) bool { return t.Text == "static" }) {
		return ""
	}
	var all []ctext.Token
	for _, cl := range c.clauses {
		all = append(all, ctext.Token{Kind: ctext.Word, Text: cl.name}, ctext.Token{Kind: ctext.Punct, Text: "("})
		all = append(append(all, cl.toks...), ctext.Token{Kind: ctext.Punct, Text: ")"})
	}
	sum := sha256.Sum256([]byte(canonical(c.numbered(all))))
	return fmt.Sprintf("\n__attribute__((used)) static const char __seabmc_contract_%x_of_%s;", sum[:8], c.function)
}

// numbered has numbers in place of the names of the parameters, which each declaration chooses.
func (c *contractText) numbered(toks []ctext.Token) []ctext.Token {
	open := c.parameters(c.head)
	_, names, _ := parameterNames(c.head[open+1 : ctext.Close(c.head, open)])
	toks = slices.Clone(toks)
	for i, t := range toks {
		if k := slices.Index(names, t.Text); k >= 0 && t.Kind == ctext.Word {
			toks[i].Text = fmt.Sprintf("$parameter%d", k)
		}
	}
	return toks
}

// Agree returns an error if two compiled texts have contracts of one function that differ. find looks for a pattern in each text in turn.
func Agree(files []string, find func(i int, pattern *regexp.Regexp) [][]string) error {
	seen := map[string]string{}
	for i, file := range files {
		for _, m := range find(i, contractMark) {
			if before := seen[m[2]]; before != "" && before != m[1] {
				return &fault.InputError{File: file, Msg: "the contract of " + m[2] + " differs from the one in another file"}
			}
			seen[m[2]] = m[1]
		}
	}
	return nil
}
