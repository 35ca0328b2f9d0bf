package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"seabmc/ir/lower/cfg"
)

// onOff registers --name and --no-name for one switch, as CBMC has them.
func onOff(fs *pflag.FlagSet, p *bool, name string, def bool, help string) {
	*p = def
	if def {
		help += " (default on)"
	}
	fs.BoolVar(p, name, def, help)
	fs.Lookup(name).DefValue = "" // the help has said it
	fs.BoolFunc("no-"+name, "turn --"+name+" off", func(s string) error {
		v, err := strconv.ParseBool(s)
		*p = !v
		return err
	})
	_ = fs.MarkHidden("no-" + name)
}

func parseUnwind(s string, n *int) error {
	if s == "auto" {
		*n = -1
		return nil
	}
	v, err := strconv.Atoi(s)
	if err != nil || v < 0 {
		return fmt.Errorf("--unwind=%s: expected a number or auto", s)
	}
	*n = v
	return nil
}

// parseGoals reads CBMC's criteria of coverage.
func parseGoals(criteria []string, g *cfg.Goals) error {
	for _, name := range strings.Split(strings.Join(criteria, ","), ",") {
		switch name {
		case "":
		case "location", "locations":
			g.Location = true
		case "branch", "branches":
			g.Branch = true
		case "assertion", "assertions":
			g.Assertion = true
		case "cover":
			g.Cover = true
		default:
			return fmt.Errorf("--cover=%s: expected location, branch, assertion or cover", name)
		}
	}
	return nil
}

func parseUnwindSet(s string, m *map[string]int) error {
	if s == "" {
		return nil
	}
	*m = map[string]int{}
	for _, item := range strings.Split(s, ",") {
		i := strings.LastIndexByte(item, ':')
		if i < 0 {
			return fmt.Errorf("--unwindset: %q is not loop:N", item)
		}
		n, err := strconv.Atoi(item[i+1:])
		if err != nil || n < 0 {
			return fmt.Errorf("--unwindset: %q is not loop:N", item)
		}
		(*m)[loopName(item[:i])] = n
	}
	return nil
}

// loopName reads function.loop as CBMC writes it, with a thread in front, or function:loop as ESBMC writes it.
func loopName(s string) string {
	first, rest, two := strings.Cut(s, ":")
	if _, err := strconv.Atoi(first); two && err == nil {
		return rest
	}
	if two {
		return first + "." + rest
	}
	return s
}

func parseOnOff(name, s string, p *bool) error {
	*p = s == "on"
	return oneOf(name, s, "on", "off")
}

func oneOf(name, s string, ok ...string) error {
	for _, v := range ok {
		if s == v {
			return nil
		}
	}
	return fmt.Errorf("--%s=%s: expected one of %s", name, s, strings.TrimPrefix(strings.Join(ok, ", "), ", "))
}

// parseTimeout reads 30s, 2m, or a plain number of seconds.
func parseTimeout(name, s string, d *time.Duration) error {
	if s == "" {
		return nil
	}
	if n, err := strconv.ParseFloat(s, 64); err == nil && n > 0 && n < math.MaxInt32 {
		*d = time.Duration(n * float64(time.Second))
		return nil
	}
	v, err := time.ParseDuration(s)
	if err != nil || v <= 0 {
		return fmt.Errorf("--%s=%s: expected a time such as 30s or 2m", name, s)
	}
	*d = v
	return nil
}

// parseSize reads 500M, 4G, or a plain number of MiB.
func parseSize(s string, n *uint64) error {
	if s == "" {
		return nil
	}
	if n := len(s) - 1; n > 1 && (s[n] == 'b' || s[n] == 'B') {
		s = s[:n] // GB is G
	}
	shift := map[byte]uint{'k': 10, 'K': 10, 'm': 20, 'M': 20, 'g': 30, 'G': 30}[s[len(s)-1]]
	digits := s[:len(s)-1]
	if shift == 0 {
		shift, digits = 20, s
	}
	v, err := strconv.ParseUint(digits, 10, 32)
	if err != nil || v == 0 {
		return fmt.Errorf("--memory-limit=%s: expected a size such as 500M or 4G", s)
	}
	*n = v << shift
	return nil
}

// checkObjBits requires room for at least a few objects and for offsets of 8 bits.
func checkObjBits(n int, m32 bool) error {
	most := 56
	if m32 {
		most = 24
	}
	if n != 0 && (n < 3 || n > most) {
		return fmt.Errorf("--object-bits=%d: want 3 to %d", n, most)
	}
	return nil
}
