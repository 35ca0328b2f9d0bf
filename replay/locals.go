package replay

import (
	"context"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"

	"seabmc/frontend"
	"seabmc/ir"
)

// The counterexample chooses what variables hold that are not initialised. In a native run they hold what was in that memory before. clang can be
// told to initialise them (-ftrivial-auto-var-init). Behind each place where it does so, a call of the harness is inserted into the program's LLVM
// assembly. This call writes what the counterexample says.

// local is what a variable holds when its life begins. If it has neither an object nor a value, its contents do not matter.
type local struct {
	group int
	base  uint64 // of its object
	value []byte // if it has none
}

// localsOf finds the variables in the order in which their lives begin.
func (h *harness) localsOf() {
	if h.res.Lower == nil {
		return
	}
	for i := range h.res.Lower.Locals {
		x := &h.res.Lower.Locals[i]
		if !x.Begins(h.res.Run) || x.Base >= uint64(len(h.sizes)) {
			continue
		}
		name := x.Func + "." + x.Name
		if h.groups[name] == 0 {
			h.groups[name] = len(h.groups) + 1
		}
		y := local{group: h.groups[name], base: x.Base}
		if v, ok := h.res.Run.Value(x.Value); ok {
			bits := max(int(v.Type.Bits), v.Int().BitLen())
			if v.Type.Kind == ir.KindPtr {
				bits = h.p.PtrBits
			}
			y.value = v.Int().FillBytes(make([]byte, (bits+7)/8))
			slices.Reverse(y.value)
		}
		h.locals = append(h.locals, y)
	}
}

// withLocals compiles a C file into an object file. In it, variables hold what the harness says.
func (s *session) withLocals(ctx context.Context, front frontend.Options, file, object string, flags []string) error {
	assembly := strings.TrimSuffix(object, ".o") + "_locals.ll"
	if err := frontend.CompileNative(ctx, front, file, assembly, append(flags[:len(flags):len(flags)], "-S", "-emit-llvm", "-Xclang", "-disable-llvm-passes")); err != nil {
		return err
	}
	text, err := os.ReadFile(assembly)
	if err == nil {
		err = os.WriteFile(assembly, []byte(setLocals(string(text), s.h.groups)), 0o600)
	}
	if err != nil {
		return fmt.Errorf("replay: %w", err)
	}
	return frontend.CompileNative(ctx, front, assembly, object, s.sanitizers())
}

var (
	localVariable = regexp.MustCompile(`(?m)^(!\d+) = (?:distinct )?!DILocalVariable\(name: "([^"]*)"`)
	definedName   = regexp.MustCompile(`^define .*?@("[^"]*"|[\w.$]+)\(`)
	declaredLocal = regexp.MustCompile(`@llvm\.dbg\.declare\(metadata (.*) (%[\w.]+), metadata (!\d+), metadata !DIExpression\(\)`)
	castOfLocal   = regexp.MustCompile(`^\s+(%[\w.]+) = bitcast .* (%[\w.]+) to `)
	setByCall     = regexp.MustCompile(`@llvm\.mem(?:set|cpy)\.[^(]*\(\S+ (?:align \d+ )?(%[\w.]+),`)
	setByStore    = regexp.MustCompile(`^\s+store .* (%[\w.]+), align \d+`)
)

// setLocals puts calls of seabmc_local after the instructions that initialise variables which have a group.
func setLocals(text string, groups map[string]int) string {
	names := map[string]string{} // of variables, by their metadata
	for _, m := range localVariable.FindAllStringSubmatch(text, -1) {
		names[m[1]] = m[2]
	}
	lines := strings.Split(text, "\n")
	var out []string
	for i := 0; i < len(lines); i++ {
		m := definedName.FindStringSubmatch(lines[i])
		if m == nil {
			out = append(out, lines[i])
			continue
		}
		end := i
		for end < len(lines)-1 && lines[end] != "}" {
			end++
		}
		fn := strings.TrimPrefix(strings.Trim(m[1], `"`), "seabmc_")
		out = append(out, setLocalsOf(lines[i:end+1], len(out), func(md string) int { return groups[fn+"."+names[md]] })...)
		i = end
	}
	return strings.Join(out, "\n") + "\ndeclare void @seabmc_local(i8*, i32)\n"
}

func setLocalsOf(lines []string, unique int, group func(metadata string) int) (out []string) {
	type variable struct {
		typ   string
		group int
	}
	vars, of := map[string]variable{}, map[string]string{}
	for _, line := range lines {
		if m := declaredLocal.FindStringSubmatch(line); m != nil {
			vars[m[2]] = variable{m[1], group(m[3])}
		}
		if m := castOfLocal.FindStringSubmatch(line); m != nil {
			of[m[1]] = m[2]
		}
	}
	for i, line := range lines {
		out = append(out, line)
		m := setByCall.FindStringSubmatch(line)
		if m == nil {
			m = setByStore.FindStringSubmatch(line)
		}
		if m == nil || !strings.Contains(line, "!annotation ") {
			continue
		}
		name := m[1]
		if x, ok := of[name]; ok {
			name = x
		}
		if v := vars[name]; v.group > 0 {
			p := fmt.Sprintf("%%seabmc.%d.%d", unique, i)
			out = append(out, fmt.Sprintf("  %s = bitcast %s %s to i8*\n  call void @seabmc_local(i8* %s, i32 %d)", p, v.typ, name, p, v.group))
		}
	}
	return out
}
