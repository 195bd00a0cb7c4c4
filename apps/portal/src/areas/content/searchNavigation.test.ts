import { expect, it } from 'vitest';
import type { VisibleItem } from '../../shared/navigation/NavigationContext.ts';
import { searchNavigation, entryOf } from './searchNavigation.ts';

const common = { isExternal: false, isLocked: false, icon: undefined };
const items: readonly VisibleItem[] = [
  {
    ...common,
    text: 'Products',
    children: [{ ...common, text: 'Term Life', href: '/products/term-life', children: [] }],
  },
  { ...common, text: 'Claims', href: '/claims', children: [] },
];

it('the search finds links that contain every word in their text or the text of their parents', () => {
  const found = (search: string) => searchNavigation(items, search).map(({ href }) => href);
  expect(found('life')).toEqual(['/products/term-life']);
  expect(found('PRODUCTS term')).toEqual(['/products/term-life']);
  expect(found('products claims')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

it('the search returns the parents of a link, and the link of a path', () => {
  expect(searchNavigation(items, 'term')[0]?.trail).toEqual(['Products']);
  expect(entryOf(items, '/claims')).toMatchObject({ text: 'Claims', trail: [] });
  expect(entryOf(items, '/nothing')).toBeUndefined();
});
