import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const ignore = () => undefined;
const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
};

/** A fault that Stryker would put into a file, and where. Lines and columns begin with 0. */
interface Fault {
  readonly file: string;
  readonly start: Readonly<{ line: number; column: number }>;
  readonly end: Readonly<{ line: number; column: number }>;
  readonly order: string;
}

/** The faults of the files that these patterns name; patterns that begin with '!' take files away. */
async function faultsIn(patterns: readonly string[]): Promise<Fault[]> {
  const takenAway = patterns.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
  const files = globSync(patterns.filter((one) => !one.startsWith('!'))).filter((file) =>
    takenAway.every((pattern) => !path.matchesGlob(file, pattern)),
  );
  const { mutants } = await new Instrumenter(silent).instrument(
    files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') })),
    { excludedMutations: [], ignorers: [], noHeader: false, plugins: null },
  );
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ fileName, location: { start, end }, mutatorName, replacement }) => ({
      file: fileName,
      start,
      end,
      order: createHash('sha256')
        .update(`${fileName}:${start.line}:${start.column}:${mutatorName}:${replacement}`)
        .digest('hex'),
    }));
}

const isBefore = (one: Fault['start'], other: Fault['start']) =>
  one.line < other.line || (one.line === other.line && one.column <= other.column);

/** Stryker takes places, so a fault brings all faults inside of its place. */
const inside = (faults: readonly Fault[], { file, start, end }: Fault) =>
  faults.filter(
    (fault) => fault.file === file && isBefore(start, fault.start) && isBefore(fault.end, end),
  );

/** A fault that brings more than these others is not in a sample: a whole function, for example. */
const most = 4;

/**
 * Draws a sample of the faults of an area: the same faults each time, until their code changes.
 * @param size faults; the sample can have up to four more
 * @returns patterns for Stryker's `mutate`: `file:line:column-line:column`, or those given if the area
 *   has at most that many faults
 */
export async function sampleOf(
  patterns: readonly string[],
  size: number,
): Promise<readonly string[]> {
  const faults = await faultsIn(patterns);
  if (faults.length <= size) return patterns;
  const drawn = new Set<Fault>();
  const places: string[] = [];
  for (const fault of faults.toSorted((one, other) => one.order.localeCompare(other.order))) {
    if (drawn.size >= size) break;
    const brought = inside(faults, fault);
    if (drawn.has(fault) || brought.length > most) continue;
    brought.forEach((one) => drawn.add(one));
    const [from, to] = [fault.start, fault.end];
    // Stryker counts the lines of patterns from 1, their columns from 0.
    places.push(`${fault.file}:${from.line + 1}:${from.column}-${to.line + 1}:${to.column}`);
  }
  return places;
}
