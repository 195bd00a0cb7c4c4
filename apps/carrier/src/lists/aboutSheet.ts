import { formatDate, formatUtcMoment } from '@agent-portal/format';
import type { Sheet } from '../documents/streamWorkbook.ts';
import type { Deps } from '../http/appEnv.ts';
import type { BookOwner } from '../book/scope.ts';
import type { AgentCaller } from '../session/caller.ts';
import type { AnyOrder, BookList, FilterLabel } from './BookList.ts';
import type { ListQuery } from './orderOf.ts';

/** Who exports, the owner of the book, and their names in the file. */
export type Exporter = BookOwner & Pick<AgentCaller, 'firstName' | 'lastName' | 'agentId'>;

type Line = readonly [label: string, value: string];

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** A filter with the portal's labels, one line for each value. */
function linesOf(label: FilterLabel, value: unknown): Line[] {
  const [name, words = {}] = typeof label === 'string' ? [label] : label;
  // A typed value can be the name of an object's property, such as 'toString'.
  const wordOf = (one: string) => (Object.hasOwn(words, one) ? words[one] : undefined);
  const say = (one: string) => wordOf(one) ?? (isDay.test(one) ? formatDate(one) : one);
  const values = [value].flat().map((one) => (one === true ? 'Yes' : say(String(one))));
  return values.map((one): Line => [name, one]);
}

/** The sheet about an export: its list, its filters, its owner and its time. */
export function aboutSheet<Filters extends object, Order extends AnyOrder>(
  { today, now }: Deps,
  { firstName, lastName, agentId }: Exporter,
  { name, filterLabels }: Pick<BookList<Filters, Order, unknown>, 'name' | 'filterLabels'>,
  {
    filters,
    count,
    view,
  }: ListQuery<Filters, Order> & {
    readonly count: number;
    /** The name of the viewed agent. @default the value of the filter `viewAs` */
    readonly view?: string | undefined;
  },
): Sheet<Line> {
  const set = Object.entries({ ...filters, ...(view !== undefined && { viewAs: view }) }).filter(
    ([, value]) => value !== undefined,
  );
  const lines = set.flatMap(([key, value]) =>
    linesOf(filterLabels[key as keyof Filters & string], value),
  );
  const all: Line[] = [
    ['List', name],
    ['Rows', String(count)],
    ['Business date', formatDate(today)],
    ['Exported', formatUtcMoment(now().toISOString())],
    ['Exported by', `${`${firstName} ${lastName}`.trim()}, for agent ${agentId}`],
    ...(lines.length === 0 ? ([['Filters', 'None']] as const) : lines),
  ];
  const columns = [
    { header: 'About', width: 24, text: ([label]: Line) => label },
    { header: 'This export', width: 48, text: ([, value]: Line) => value },
  ];
  return { name: 'About', columns, batches: inOne(all) };
}

async function* inOne(lines: readonly Line[]) {
  yield lines;
}
