package batch

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"seabmc/project"
	"seabmc/store"
)

// Selection says which proofs are run. If it is empty, all are.
type Selection struct {
	Names   []string // names and globs; for a matrix also the name without its values
	Labels  []string // proofs with one of them
	Changed string   // a commit: proofs that read a file which changed since
	Shard   string   // K/N: each N-th, from the K-th on
}

// Select returns the chosen proofs in order.
func (s *Selection) Select(ctx context.Context, proofs []project.Proof, o *Options) ([]project.Proof, error) {
	out, err := s.named(proofs)
	if err != nil {
		return nil, err
	}
	if out, err = s.labelled(out, proofs); err != nil {
		return nil, err
	}
	if out, err = s.shard(out); err != nil || s.Changed == "" {
		return out, err
	}
	return s.changed(ctx, out, o)
}

func (s *Selection) named(proofs []project.Proof) ([]project.Proof, error) {
	if len(s.Names) == 0 {
		return slices.Clone(proofs), nil
	}
	used := make([]bool, len(s.Names))
	patterns := make([]*regexp.Regexp, len(s.Names))
	for i, n := range s.Names {
		patterns[i] = wildcards(n)
	}
	var out []project.Proof
	for _, p := range proofs {
		chosen := false
		for i, n := range s.Names {
			base, _, _ := strings.Cut(p.Name, "[")
			match := n == base || patterns[i].MatchString(p.Name)
			used[i], chosen = used[i] || match, chosen || match
		}
		if chosen {
			out = append(out, p)
		}
	}
	if i := slices.Index(used, false); i >= 0 {
		return nil, fmt.Errorf("no proof is called %s (seabmc run --list lists them)", s.Names[i])
	}
	return out, nil
}

// wildcards returns an expression for a name in which * stands for any text, and ? for any character.
func wildcards(name string) *regexp.Regexp {
	text := strings.NewReplacer(`\*`, `.*`, `\?`, `.`).Replace(regexp.QuoteMeta(name))
	return regexp.MustCompile(`(?s)^` + text + `$`)
}

// labelled takes the proofs with one of the labels. It is a mistake to give a label that no proof of the file has: a run of nothing would be green.
func (s *Selection) labelled(chosen, all []project.Proof) ([]project.Proof, error) {
	if len(s.Labels) == 0 {
		return chosen, nil
	}
	for _, l := range s.Labels {
		if !slices.ContainsFunc(all, func(p project.Proof) bool { return slices.Contains(p.Labels, l) }) {
			return nil, fmt.Errorf("no proof has the label %s", l)
		}
	}
	return slices.DeleteFunc(chosen, func(p project.Proof) bool {
		return !slices.ContainsFunc(s.Labels, func(l string) bool { return slices.Contains(p.Labels, l) })
	}), nil
}

// shard takes every N-th proof. It comes before changed, which depends on the answers that a machine has kept: all shards choose from the same list.
func (s *Selection) shard(proofs []project.Proof) ([]project.Proof, error) {
	if s.Shard == "" {
		return proofs, nil
	}
	a, b, _ := strings.Cut(s.Shard, "/")
	k, err1 := strconv.Atoi(a)
	n, err2 := strconv.Atoi(b)
	if err1 != nil || err2 != nil || k < 1 || k > n {
		return nil, fmt.Errorf("--shard=%s: expected K/N with K from 1 to N, such as 3/10", s.Shard)
	}
	var out []project.Proof
	for i := k - 1; i < len(proofs); i += n {
		out = append(out, proofs[i])
	}
	return out, nil
}

// changed takes the proofs that read a file which changed since a commit. It also takes those of which it is not known what they read now, since they have no
// answer for the present contents of their files: what they read in another version says nothing.
func (s *Selection) changed(ctx context.Context, proofs []project.Proof, o *Options) ([]project.Proof, error) {
	w, err := readWorktree(ctx, o.Root, s.Changed)
	if err != nil {
		return nil, err
	}
	id, err := identify(o.Root, o.Program, o.Store)
	if err != nil {
		return nil, err
	}
	keys := make([]store.Sum, len(proofs))
	for i := range proofs {
		c, err := id.newCall(&proofs[i], false)
		if err != nil {
			return nil, err
		}
		keys[i] = c.key
	}
	read, err := o.Store.Read(keys)
	if err != nil {
		return nil, err
	}
	var out []project.Proof
	for i, p := range proofs {
		list, known := read[keys[i]]
		if !known || slices.ContainsFunc(list, w.mayDiffer) {
			out = append(out, p)
		}
	}
	return out, nil
}
