import { listed, type Searched } from './searched.ts';

/** What to type to find something, in a sentence. */
export function searchHint({ thingList, seesPolicies, hasHelp }: Searched): string {
  if (thingList.length === 0) return 'Type the name of a page.';
  const ways = seesPolicies ? 'name, number, phone number or e-mail address' : 'name or number';
  const things = listed([...thingList, 'pages', ...(hasHelp ? ['help topics'] : [])], 'and');
  return `Search ${things} by ${ways}.`;
}
