package bench

import (
	"fmt"
	"image/color"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
)

// scatter is a figure of the thesis. It compares each task under two setups.
type scatter struct {
	file, title, stat string
	x, y              Setup
	least             float64 // smaller values, and zero, are drawn there
}

// PlotAWS draws those of Figures 8.1 to 8.3 and 8.5 to 8.7 whose setups were run, as SVG and PNG. It draws a point for each task, on logarithmic
// scales, and the diagonal.
func PlotAWS(dir string, outs []Outcome, setups []Setup) ([]string, error) {
	find := func(mem, solver string, off bool) (Setup, bool) {
		for _, s := range setups {
			if s.Mem == mem && s.Solver == solver && s.has("--arm=off") == off && (off || plain(s)) {
				return s, true
			}
		}
		return Setup{}, false
	}
	var all []scatter
	add := func(x scatter, memX string, offX bool, memY, solver string) {
		var ok1, ok2 bool
		x.x, ok1 = find(memX, solver, offX)
		x.y, ok2 = find(memY, solver, false)
		if ok1 && ok2 {
			all = append(all, x)
		}
	}
	for i, s := range []string{"z3", "yices"} {
		for j, m := range []string{"lambda", "array"} {
			add(scatter{file: fmt.Sprintf("figure-8.%d%c", i+1, 'a'+j), title: "Solving with " + s + ", seconds", stat: "solve_seconds", least: 1e-4}, m, false, "seam", s)
		}
		add(scatter{file: fmt.Sprintf("figure-8.7%c", 'a'+i), title: "Solving with " + s + ", seconds", stat: "solve_seconds", least: 1e-4}, "seam", true, "seam", s)
	}
	for _, s := range []string{"yices", "z3"} {
		n := len(all)
		for j, m := range []string{"array", "lambda"} {
			add(scatter{file: fmt.Sprintf("figure-8.3%c", 'a'+j), title: "Preprocessing, seconds", stat: "preprocess_seconds", least: 1e-4}, m, false, "seam", s)
		}
		add(scatter{file: "figure-8.6", title: "Syntactic size, nodes", stat: "syntactic_size", least: 1}, "seam", true, "seam", s)
		if len(all) > n {
			break
		}
	}
	var files []string
	for _, f := range all {
		out, err := f.draw(dir, outs)
		if err != nil {
			return files, err
		}
		files = append(files, out...)
	}
	out, err := plotSkips(dir, outs, find)
	return append(files, out...), err
}

// pairs returns the runs of each task that is right under both setups.
func pairs(outs []Outcome, x, y Setup) (out [][2]*Outcome) {
	byName := map[string]*Outcome{}
	for i := range outs {
		if o := &outs[i]; !isBug(o) && o.Wrong() == "" && o.Setup.Name() == x.Name() {
			byName[o.Task.Name] = o
		}
	}
	for i := range outs {
		if o := &outs[i]; !isBug(o) && o.Wrong() == "" && o.Setup.Name() == y.Name() && byName[o.Task.Name] != nil {
			out = append(out, [2]*Outcome{byName[o.Task.Name], o})
		}
	}
	return out
}

func (f *scatter) draw(dir string, outs []Outcome) ([]string, error) {
	var pts plotter.XYs
	hi := f.least * 10
	for _, p := range pairs(outs, f.x, f.y) {
		a, b := max(f.least, p[0].Stat(f.stat)), max(f.least, p[1].Stat(f.stat))
		pts = append(pts, plotter.XY{X: a, Y: b})
		hi = max(hi, a, b)
	}
	if len(pts) == 0 {
		return nil, nil
	}
	p := plot.New()
	p.Title.Text = f.title
	p.X.Label.Text, p.Y.Label.Text = f.x.Name(), f.y.Name()
	for _, a := range []*plot.Axis{&p.X, &p.Y} {
		a.Scale, a.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: 3}
	}
	dots, err := plotter.NewScatter(pts)
	if err != nil {
		return nil, err
	}
	dots.Color, dots.Radius = color.RGBA{R: 30, G: 90, B: 180, A: 255}, vg.Points(2)
	line, err := plotter.NewLine(plotter.XYs{{X: f.least, Y: f.least}, {X: hi, Y: hi}})
	if err != nil {
		return nil, err
	}
	p.Add(plotter.NewGrid(), line, dots)
	p.X.Min, p.Y.Min, p.X.Max, p.Y.Max = f.least, f.least, hi*1.2, hi*1.2
	return save(p, dir, f.file)
}

// plotSkips draws Figure 8.5: how much more ARM skips, against how much size it saves.
func plotSkips(dir string, outs []Outcome, find func(mem, solver string, off bool) (Setup, bool)) ([]string, error) {
	for _, s := range []string{"yices", "z3"} {
		off, ok1 := find("seam", s, true)
		on, ok2 := find("seam", s, false)
		if !ok1 || !ok2 {
			continue
		}
		var pts plotter.XYs
		for _, p := range pairs(outs, off, on) {
			pts = append(pts, plotter.XY{X: p[1].Stat("row_skips") - p[0].Stat("row_skips"), Y: p[0].Stat("syntactic_size") - p[1].Stat("syntactic_size")})
		}
		if len(pts) == 0 {
			return nil, nil
		}
		p := plot.New()
		p.Title.Text = "What ARM adds"
		p.X.Label.Text, p.Y.Label.Text = "extra ROW skips", "nodes saved"
		dots, err := plotter.NewScatter(pts)
		if err != nil {
			return nil, err
		}
		p.Add(plotter.NewGrid(), dots)
		return save(p, dir, "figure-8.5")
	}
	return nil, nil
}
