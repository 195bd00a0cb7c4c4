import { formatDate, formatUtcMoment } from '@agent-portal/format';
import type { CellOf, Sheet } from '../documents/streamWorkbook.ts';
import type { Deps } from '../http/appEnv.ts';
import type { BookOwner } from '../book/scope.ts';
import type { AgentCaller } from '../session/caller.ts';
import type { AnyOrder, BookList, FilterLabel } from './BookList.ts';
import type { ListQuery } from './orderOf.ts';

/** Who exports, the owner of the book, and their names in the file. */
export type Exporter = BookOwner & Pick<AgentCaller, 'firstName' | 'lastName' | 'agentId'>;

/** A fact about an export, as text or as a number. */
export type AboutLine = readonly [label: string, value: CellOf<unknown>];

const textLine = (label: string, text: string): AboutLine => [label, { text: () => text }];

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** A filter with the portal's labels, one line for each value. */
function linesOf(label: FilterLabel, value: unknown): AboutLine[] {
  const [name, words = {}] = typeof label === 'string' ? [label] : label;
  // A typed value can be the name of an object's property, such as 'toString'.
  const wordOf = (one: string) => (Object.hasOwn(words, one) ? words[one] : undefined);
  const say = (one: string) => wordOf(one) ?? (isDay.test(one) ? formatDate(one) : one);
  return [value].flat().map((one: unknown): AboutLine => {
    if (typeof one === 'number') return [name, { count: () => one }];
    return textLine(name, one === true ? 'Yes' : say(String(one)));
  });
}

/** The sheet about an export: its list, its totals, its filters, its owner and its time. */
export function aboutSheet<Filters extends object, Order extends AnyOrder>(
  { today, now }: Deps,
  { firstName, lastName, agentId }: Exporter,
  { name, filterLabels }: Pick<BookList<Filters, Order, unknown>, 'name' | 'filterLabels'>,
  {
    filters,
    count,
    view,
    totals = () => [],
  }: ListQuery<Filters, Order> & {
    readonly count: number;
    /** The name of the viewed agent. @default the value of the filter `viewAs` */
    readonly view?: string | undefined;
    /** The totals, read after the rows. @default none */
    readonly totals?: (() => readonly AboutLine[]) | undefined;
  },
): Sheet<AboutLine> {
  const set = Object.entries({ ...filters, ...(view !== undefined && { viewAs: view }) }).filter(
    ([, value]) => value !== undefined,
  );
  const lines = set.flatMap(([key, value]) =>
    linesOf(filterLabels[key as keyof Filters & string], value),
  );
  async function* all() {
    yield [
      textLine('List', name),
      ['Rows', { count: () => count }] as const,
      ...totals(),
      textLine('Business date', formatDate(today)),
      textLine('Exported', formatUtcMoment(now().toISOString())),
      textLine('Exported by', `${`${firstName} ${lastName}`.trim()}, for agent ${agentId}`),
      ...(lines.length === 0 ? [textLine('Filters', 'None')] : lines),
    ];
  }
  const columns = [
    { header: 'About', width: 32, text: ([label]: AboutLine) => label },
    { header: 'This export', width: 48, cellOf: ([, value]: AboutLine) => value },
  ];
  return { name: 'About', columns, batches: all() };
}
