package bench

import (
	"maps"
	"math"
	"slices"
	"strconv"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
)

// PlotLibraries draws the processor time and the size of the formula over the number of symbolic bytes, for the harnesses without their bugs. It
// writes SVG and PNG, with a line for each library, on logarithmic scales. A run without an answer has no point.
func PlotLibraries(dir string, outs []Outcome) ([]string, error) {
	var files []string
	for _, f := range []struct {
		name, title, unit string
		of                func(*Outcome) float64
	}{
		{"libraries-time", "Libraries with N symbolic bytes: processor time", "seconds", func(o *Outcome) float64 { return o.CPU.Seconds() }},
		{"libraries-size", "Libraries with N symbolic bytes: size of the formula", "nodes", func(o *Outcome) float64 { return o.Stat("syntactic_size") }},
	} {
		p := plot.New()
		p.Title.Text = f.title
		p.X.Label.Text = "N"
		logAxis(p)
		p.Y.Label.Text = f.unit
		p.X.Scale, p.X.Tick.Marker = plot.LogScale{}, sizeTicks(outs)
		if err := libraryLines(p, outs, f.of); err != nil {
			return files, err
		}
		if p.X.Min >= p.X.Max { // no point, or points of one size only: there is nothing to see over N
			continue
		}
		p.Y.Min, p.Y.Max = math.Pow(10, math.Floor(math.Log10(p.Y.Min))), math.Pow(10, math.Ceil(math.Log10(p.Y.Max))) // labels are at powers of ten
		p.X.Min /= 2                                                                                                   // room for the legend
		out, err := save(p, dir, f.name)
		if err != nil {
			return files, err
		}
		files = append(files, out...)
	}
	return files, nil
}

// sizeTicks returns the sizes that were run, as ticks on the axis of N.
func sizeTicks(outs []Outcome) plot.ConstantTicks {
	ticks := map[int]plot.Tick{}
	for i := range outs {
		n := outs[i].Task.Size
		ticks[n] = plot.Tick{Value: float64(n), Label: strconv.Itoa(n)}
	}
	return slices.Collect(maps.Values(ticks))
}

// libraryLines adds a line with points for each library.
func libraryLines(p *plot.Plot, outs []Outcome, of func(*Outcome) float64) error {
	var order []string
	points := map[string]plotter.XYs{}
	for i := range outs {
		o := &outs[i]
		y := of(o)
		if o.Task.Category != "safe" || !o.Answered() || y <= 0 {
			continue
		}
		if points[o.Task.Name] == nil {
			order = append(order, o.Task.Name)
		}
		points[o.Task.Name] = append(points[o.Task.Name], plotter.XY{X: float64(o.Task.Size), Y: y})
	}
	p.Legend.Top, p.Legend.Left = true, true
	for i, name := range order {
		l, dots, err := plotter.NewLinePoints(points[name])
		if err != nil {
			return err
		}
		l.Color, dots.Color, dots.Shape = plotutil.Color(i), plotutil.Color(i), plotutil.Shape(i)
		l.Dashes = plotutil.Dashes(i / 7) // after the colours have been used once
		p.Add(l, dots)
		p.Legend.Add(name, l, dots)
	}
	return nil
}
