import { listStories } from './listStories.ts';

type ListInStories = Parameters<typeof listStories>[0];

interface PolicyListInStories extends Omit<ListInStories, 'nouns' | 'filtered'> {
  /** The plural noun for its rows. @default policies */
  readonly nouns?: string;
  /** The address of the list, with a filter that no other list has. */
  readonly address: `/${string}?${string}`;
}

/** The states of both pending lists, as an example for all lists of policies. */
export const policyListStories = ({ address, nouns = 'policies', ...list }: PolicyListInStories) =>
  listStories({
    ...list,
    nouns,
    filtered: [
      `${address}&employer=Lakeshore+School+District`,
      /Employer: Lakeshore School District, /,
    ],
  });
