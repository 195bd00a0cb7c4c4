import { describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { documentTitle } from './documentTitle.ts';

const params = { id: 'NL0018O0142', status: 'active' };

function titleOf(id: string, search = ''): string {
  const route = routes.find((row) => row.id === id);
  if (!route) throw new Error(`No page has the id ${id}.`);
  return documentTitle(route, params, new URLSearchParams(search));
}

describe('the title of the document', () => {
  it.each([
    ['my-business', '', 'Today · Northfield Mutual'],
    ['policy-details', '', 'Policy NL0018O0142 · Northfield Mutual'],
    ['policy-actions-v2', '', 'Policy NL0018O0142: actions · Northfield Mutual'],
    ['pending', '?page=3', 'Pending (page 3) · Northfield Mutual'],
    ['pending', '?page=1', 'Pending · Northfield Mutual'],
    ['pending', '?page=x', 'Pending · Northfield Mutual'],
    ['worksite-products', '', 'Worksite production: Products · Northfield Mutual'],
    ['content', '', 'Northfield Mutual'],
  ])('of %s with %j is %s', (id, search, title) => {
    expect(titleOf(id, search)).toBe(title);
  });

  it('is different for each page, in each version', () => {
    const ids = routes
      .filter(({ lazy, id }) => lazy && !id.endsWith('-v2') && id !== 'content')
      .map(({ id }) => id);
    const titles = ids.map((id) => titleOf(id));
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });
});
