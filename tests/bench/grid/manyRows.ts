/** A producer of a downline: a row of the measured tables. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly level: string;
  readonly effective: string;
  readonly issued: number;
  /** In dollars. */
  readonly premium: number;
  readonly share: number;
}

/** Producers that are the same on every run, sorted only by id. */
export const manyRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Agent ${(index * 6_133) % count}`,
    level: index % 7 === 0 ? 'Regional Director' : 'Agent',
    effective: `20${String((index * 31) % 26).padStart(2, '0')}-0${1 + ((index * 17) % 9)}-1${index % 10}`,
    issued: (index * 37) % 1_001,
    premium: (((index + 5) * 7_919) % 1_000_003) + 0.5,
    share: ((index * 13) % 100) / 100,
  }));

export interface SubjectProps {
  readonly rows: readonly Row[];
}
