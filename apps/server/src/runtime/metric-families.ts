/** How the values of several processes become one: added up, or the largest. */
export type Joining = "sum" | "max";

/** One metric as plain data, so that it can travel between processes. */
export interface Family {
  name: string;
  type: "counter" | "gauge" | "histogram";
  help: string;
  joining: Joining;
  /** Name and labels as the page shows them, and the value. */
  samples: Record<string, number>;
}

export type Labels = Readonly<Record<string, string>>;

const escaped = (value: string): string =>
  /["\\\n]/.test(value) ? value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n") : value;

/** Name and labels as a sample begins. */
export const sampleName = (name: string, labels: Labels): string => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(",")}}`;
};

/** A count for each set of labels. */
export class Counter {
  readonly #name: string;
  readonly #help: string;
  readonly #samples = new Map<string, number>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  add(labels: Labels, by = 1): void {
    const sample = sampleName(this.#name, labels);
    this.#samples.set(sample, (this.#samples.get(sample) ?? 0) + by);
  }

  family(): Family {
    const samples = Object.fromEntries(this.#samples);
    return { name: this.#name, type: "counter", help: this.#help, joining: "sum", samples };
  }
}

/** Times in seconds, counted under the bounds that they stay within. */
export class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #boundsS: readonly number[];
  readonly #series = new Map<string, { labels: Labels; counts: number[]; sumS: number; total: number }>();

  constructor(name: string, help: string, boundsS: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#boundsS = boundsS;
  }

  observe(labels: Labels, ms: number): void {
    const key = sampleName("", labels);
    const series = this.#series.get(key) ?? { labels, counts: this.#boundsS.map(() => 0), sumS: 0, total: 0 };
    this.#series.set(key, series);
    const seconds = ms / 1_000;
    series.total += 1;
    series.sumS += seconds;
    const at = this.#boundsS.findIndex((bound) => seconds <= bound);
    if (at >= 0) series.counts[at] = (series.counts[at] ?? 0) + 1;
  }

  family(): Family {
    const name = this.#name;
    const samples: Record<string, number> = {};
    for (const { labels, counts, sumS, total } of this.#series.values()) {
      let below = 0;
      this.#boundsS.forEach((bound, at) => {
        below += counts[at] ?? 0;
        samples[sampleName(`${name}_bucket`, { ...labels, le: String(bound) })] = below;
      });
      samples[sampleName(`${name}_bucket`, { ...labels, le: "+Inf" })] = total;
      samples[sampleName(`${name}_sum`, labels)] = sumS;
      samples[sampleName(`${name}_count`, labels)] = total;
    }
    return { name, type: "histogram", help: this.#help, joining: "sum", samples };
  }
}

/** One value that goes up and down. */
export const gauge = (name: string, help: string, value: number, joining: Joining = "sum"): Family => ({
  name,
  type: "gauge",
  help,
  joining,
  samples: { [name]: value },
});

/** Families of several processes as one. */
export const joined = (processes: readonly (readonly Family[])[]): Family[] => {
  const families = new Map<string, Family>();
  for (const family of processes.flat()) {
    const known = families.get(family.name);
    if (known === undefined) families.set(family.name, { ...family, samples: { ...family.samples } });
    else for (const [sample, value] of Object.entries(family.samples)) join(known, sample, value);
  }
  return [...families.values()];
};

const join = ({ joining, samples }: Family, sample: string, value: number): void => {
  const before = samples[sample];
  if (before === undefined) samples[sample] = value;
  else samples[sample] = joining === "sum" ? before + value : Math.max(before, value);
};

/** The page that a collector reads, in the Prometheus text format. */
export const metricsPage = (families: readonly Family[]): string =>
  families
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...Object.entries(samples).map(([sample, value]) => `${sample} ${value}`),
    ])
    .join("\n")
    .concat("\n");
