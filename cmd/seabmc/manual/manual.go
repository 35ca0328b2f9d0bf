// Package manual makes manual pages and shell completions from the flags of the commands, with package cobra. It runs no command.
package manual

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
	"github.com/spf13/pflag"
)

// Command describes a command and its flags.
type Command struct {
	Name  string // empty: the program itself
	Short string
	Usage string // as --help prints it, without the flags
	Flags *pflag.FlagSet
	Args  func() []string // possible arguments; nil: files
	Words []string        // possible arguments, if they are fixed
}

// Manual is the program with its commands. The first command is the program itself.
type Manual struct {
	Commands []Command
	Values   map[string][]string // of flags, by their names
	Version  string
}

// tree returns the manual in the form that cobra uses.
func (m *Manual) tree() *cobra.Command {
	root := m.command(&m.Commands[0])
	root.Use = "seabmc"
	root.CompletionOptions.DisableDefaultCmd = true
	root.SetHelpCommand(&cobra.Command{Hidden: true, Use: "no-help"})
	for i := range m.Commands[1:] {
		root.AddCommand(m.command(&m.Commands[1+i]))
	}
	return root
}

func (m *Manual) command(c *Command) *cobra.Command {
	out := &cobra.Command{Use: c.Name, Short: c.Short, Long: "```\n" + strings.TrimSpace(c.Usage) + "\n```\n", DisableAutoGenTag: true, Run: func(*cobra.Command, []string) {}}
	if c.Args != nil {
		out.ValidArgsFunction = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return c.Args(), cobra.ShellCompDirectiveNoFileComp
		}
	} else if c.Words != nil {
		out.ValidArgs = c.Words
	}
	if c.Flags == nil {
		return out
	}
	out.Flags().AddFlagSet(c.Flags)
	c.Flags.VisitAll(func(f *pflag.Flag) {
		if values := m.Values[f.Name]; values != nil {
			_ = out.RegisterFlagCompletionFunc(f.Name, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp))
		}
	})
	return out
}

// Pages writes a page for each command into a folder: seabmc.1, seabmc-run.1 and so on. The same input always gives the same pages.
func (m *Manual) Pages(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	day := time.Unix(0, 0).UTC()
	return doc.GenManTree(m.tree(), &doc.GenManHeader{Title: "SEABMC", Section: "1", Source: "seabmc " + m.Version, Manual: "seabmc", Date: &day}, dir)
}

// Shells lists the shells that Completion knows.
var Shells = []string{"bash", "zsh", "fish"}

// Completion writes the completion script of a shell.
func (m *Manual) Completion(w io.Writer, shell string) error {
	root := m.tree()
	switch shell {
	case "bash":
		return root.GenBashCompletionV2(w, true)
	case "zsh":
		return root.GenZshCompletion(w)
	case "fish":
		return root.GenFishCompletion(w, true)
	}
	return fmt.Errorf("completion is there for %s", strings.Join(Shells, ", "))
}

// IsRequest reports whether a command is the question of a completion script about what may come next.
func IsRequest(name string) bool {
	return name == cobra.ShellCompRequestCmd || name == cobra.ShellCompNoDescRequestCmd
}

// Answer prints what may come next, in answer to a completion script.
func (m *Manual) Answer(w io.Writer, args []string) error {
	root := m.tree()
	root.SetArgs(args)
	root.SetOut(w)
	root.SetErr(io.Discard)
	root.SilenceErrors, root.SilenceUsage = true, true
	return root.Execute()
}
