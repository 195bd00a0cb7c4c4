import { carrier } from '@agent-portal/data/carrier';
import type {
  DigestFrequency,
  SavedViewList,
  SharedView,
} from '@agent-portal/data/saved-views/contract';
import { leftOutText } from '@agent-portal/data/saved-views/leftOutText';
import { formatCount } from '@agent-portal/format';
import { weeklyOn } from '../../alerts/delivery/days.ts';
import type { Email } from '../../outbox/queries.ts';

/** The most policies that one e-mail lists. */
export const mostListed = 20;

interface Digest {
  readonly view: Pick<SharedView, 'name' | 'query' | 'leftOut'> & { readonly list: SavedViewList };
  readonly frequency: DigestFrequency;
  /** Policies in the view now, and in the last digest; null in the first one. */
  readonly count: number;
  readonly lastCount: number | null;
  /** The first policies of the view. */
  readonly policies: readonly { readonly policyNumber: string; readonly insured: string }[];
  /** The origin of the portal: `https://portal.example`. */
  readonly origin: string;
}

const policiesText = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'policy' : 'policies'}`;

/** How the count changed since the last digest. The first digest has nothing to compare with. */
function changeText(count: number, lastCount: number | null): string {
  if (lastCount === null) return '';
  if (count === lastCount) return ', as many as in the last e-mail';
  const difference = formatCount(Math.abs(count - lastCount));
  return `, ${difference} ${count > lastCount ? 'more' : 'fewer'} than in the last e-mail`;
}

/** The e-mail of a view: its number of policies, the first ones, and how to end it. */
export function digestEmail(digest: Digest): Pick<Email, 'subject' | 'body'> {
  const { view, frequency, count, lastCount, policies, origin } = digest;
  const address = `${origin}/${view.list}${view.query && `?${view.query}`}`;
  const more = count - policies.length;
  const leftOut = leftOutText(view);
  const lines = policies.map(({ policyNumber, insured }) => `- ${policyNumber}, ${insured}`);
  if (more > 0) lines.push(`- and ${formatCount(more)} more`);
  return {
    // Subjects name no client, because locked screens show them.
    subject: `${view.name}: ${policiesText(count)}`,
    body: [
      `Your view ‘${view.name}’ has ${policiesText(count)}${changeText(count, lastCount)}.`,
      ...(leftOut ? [leftOut] : []),
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      `Open the view: ${address}`,
      `You get this ${frequency === 'Daily' ? 'once a day' : `on ${weeklyOn}s`}. To change that, open Saved views above the list.`,
      carrier.name,
    ].join('\n\n'),
  };
}
