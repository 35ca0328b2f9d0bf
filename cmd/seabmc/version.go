package main

// cbmcVersion is what cbmc --version prints: the version whose defaults are taken over, and ours.
func cbmcVersion() string { return "6.0.0 (seabmc " + version + ")" }

// version is set by the build.
var version = "dev"
