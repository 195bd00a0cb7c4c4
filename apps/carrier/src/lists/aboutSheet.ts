import { formatDate, formatMoment } from '@agent-portal/format';
import type { Sheet } from '../documents/streamWorkbook.ts';
import type { Deps } from '../http/appEnv.ts';
import type { BookOwner } from '../book/scope.ts';
import type { AgentCaller } from '../session/caller.ts';
import type { AnyOrder, BookList, FilterLabel } from './BookList.ts';
import type { ListQuery } from './orderOf.ts';

/** Who exports: whose book it is, and how the file names them. */
export type Exporter = BookOwner & Pick<AgentCaller, 'firstName' | 'lastName' | 'agentId'>;

type Line = readonly [label: string, value: string];

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** A filter in the words of the portal, a line for each of its values. */
function linesOf(label: FilterLabel, value: unknown): Line[] {
  const [name, words = {}] = typeof label === 'string' ? [label] : label;
  // What is typed may be called like a part of every object: 'toString'.
  const wordOf = (one: string) => (Object.hasOwn(words, one) ? words[one] : undefined);
  const say = (one: string) => wordOf(one) ?? (isDay.test(one) ? formatDate(one) : one);
  const values = [value].flat().map((one) => (one === true ? 'Yes' : say(String(one))));
  return values.map((one): Line => [name, one]);
}

/** The sheet that says what an export holds: of which list, with which filters, whose and when. */
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
    /** Whose view it is, in words. @default the value of the filter `viewAs` */
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
    ['Exported', formatMoment(now().toISOString(), 'UTC')],
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
