package bench

import (
	"fmt"
	"os"
	"path/filepath"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
	"gonum.org/v1/plot/vg"
)

// PlotCrafted draws Figure 8.8 for one size as SVG and PNG. It shows the preprocessing of each program, with a line for each setup, on a logarithmic
// scale. It returns the files.
func PlotCrafted(dir, name string, outs []Outcome, setups []Setup, size int) ([]string, error) {
	rows := ofSize(rowsOf(outs, setups), size)
	p := plot.New()
	p.Title.Text = fmt.Sprintf("Preprocessing of array-crafted, N = %d", size)
	logAxis(p)
	var names []string
	for i := range rows {
		names = append(names, rows[i].name)
	}
	p.NominalX(names...)
	p.X.Tick.Label.Rotation = 0.5
	p.X.Tick.Label.XAlign = -0.9
	p.X.Tick.Label.YAlign = -0.8
	if err := lines(p, rows, setups, func(i int) float64 { return float64(i) }); err != nil {
		return nil, err
	}
	return save(p, dir, name)
}

// PlotBand draws Figure 8.10 as SVG and PNG: preprocessing against SELECT_SIZE.
func PlotBand(dir, name string, outs []Outcome, setups []Setup) ([]string, error) {
	rows := rowsOf(outs, setups)
	p := plot.New()
	p.Title.Text = "Preprocessing of bAnd"
	p.X.Label.Text = "SELECT_SIZE"
	p.Y.Label.Text = "seconds"
	p.Y.Min = 0
	p.Add(plotter.NewGrid())
	if err := lines(p, rows, setups, func(i int) float64 { return float64(rows[i].size) }); err != nil {
		return nil, err
	}
	return save(p, dir, name)
}

func logAxis(p *plot.Plot) {
	p.Y.Label.Text = "seconds"
	p.Y.Scale = plot.LogScale{}
	p.Y.Tick.Marker = plot.LogTicks{Prec: 3}
	p.Add(plotter.NewGrid())
}

// lines adds a line with points for each setup.
func lines(p *plot.Plot, rows []row, setups []Setup, x func(i int) float64) error {
	p.Legend.Top = true
	p.Legend.Left = true
	for s := range setups {
		var pts plotter.XYs
		for i := range rows {
			if y := rows[i].pre(s); y > 0 {
				pts = append(pts, plotter.XY{X: x(i), Y: y})
			}
		}
		if len(pts) == 0 {
			continue
		}
		l, dots, err := plotter.NewLinePoints(pts)
		if err != nil {
			return err
		}
		l.Color, dots.Color, dots.Shape = plotutil.Color(s), plotutil.Color(s), plotutil.Shape(s)
		l.Dashes = plotutil.Dashes(s)
		p.Add(l, dots)
		p.Legend.Add(legend(setups[s]), l, dots)
	}
	return nil
}

func legend(s Setup) string {
	if s.Mem == "seam" {
		return "seam, store-map " + s.Short()
	}
	return s.Short()
}

func save(p *plot.Plot, dir, name string) ([]string, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	var out []string
	for _, ext := range []string{".svg", ".png"} {
		f := filepath.Join(dir, name+ext)
		if err := p.Save(22*vg.Centimeter, 13*vg.Centimeter, f); err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	return out, nil
}
