// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { viewAs } from './viewAs.ts';

afterEach(() => sessionStorage.clear());

const owner = 'dana|4471902';

it('View as is carried to other screens until it ends', () => {
  expect(viewAs.carryInto('?page=2', owner)).toBe('?page=2');
  viewAs.follow('?sort=date&viewAs=4473310', owner);
  expect(viewAs.carryInto('', owner)).toBe('?viewAs=4473310');
  expect(viewAs.carryInto('?page=2', owner)).toBe('?page=2&viewAs=4473310');
  expect(viewAs.carryInto('?viewAs=4480055', owner)).toBe('?viewAs=4480055');
  expect(viewAs.carryInto('?viewAs=', owner)).toBe('?viewAs=');
  viewAs.follow('?sort=date', owner);
  expect(viewAs.carryInto('', owner)).toBe('');
});

it('View as is known only to the identity that chose it', () => {
  expect(viewAs.stored(owner)).toBeUndefined();
  viewAs.follow('?viewAs=4473310-only', owner);
  expect(viewAs.stored(owner)).toBe('4473310-only');
  expect(viewAs.stored('carol|')).toBeUndefined();
});

it('View as keeps the whole book for a link on a page about the whole book', () => {
  viewAs.follow('?viewAs=4473310', owner);
  expect(viewAs.carryInto('?takeAction=true', owner, true, true)).toBe('?takeAction=true');
  expect(viewAs.carryInto('?viewAs=4480055-only', owner, false, true)).toBe('?viewAs=4480055');
});

it('a link to the whole book is recognized by its empty viewAs', () => {
  expect(viewAs.isEndedBy('?viewAs=')).toBe(true);
  expect(viewAs.isEndedBy('?viewAs=4473310')).toBe(false);
  expect(viewAs.isEndedBy('?page=2')).toBe(false);
  expect(viewAs.leftOut('?viewAs=')).toBe('');
});

it('a list opens again without its former View as', () => {
  expect(viewAs.leftOut('?sort=date&viewAs=4473310')).toBe('?sort=date');
  expect(viewAs.leftOut('?viewAs=4473310')).toBe('');
});

it('View as leaves out the downline only on screens that support it, and remembers the choice on others', () => {
  const owner = 'dana|4471902';
  viewAs.follow('?viewAs=4473310-only', owner);
  expect(viewAs.carryInto('', owner)).toBe('?viewAs=4473310-only');
  expect(viewAs.carryInto('', owner, false)).toBe('?viewAs=4473310');
  expect(viewAs.carryInto('?viewAs=4473310-only', owner, false)).toBe('?viewAs=4473310');
  viewAs.follow('?viewAs=4473310', owner, false);
  expect(viewAs.carryInto('', owner)).toBe('?viewAs=4473310-only');
  viewAs.follow('?viewAs=4473322', owner, false);
  expect(viewAs.carryInto('', owner)).toBe('?viewAs=4473322');
});

it('View as is added to a plain link, for pages that know it', () => {
  const owner = 'dana|4471902';
  expect(viewAs.hrefOf('/pending', viewAs.stored(owner), { knowsViewAs: true })).toBe('/pending');
  viewAs.follow('?viewAs=4473310-only', owner);
  const only = { knowsViewAs: true, knowsViewOnly: true };
  expect(viewAs.hrefOf('/pending', viewAs.stored(owner), only)).toBe(
    '/pending?viewAs=4473310-only',
  );
  expect(viewAs.hrefOf('/hierarchy', viewAs.stored(owner), { knowsViewAs: true })).toBe(
    '/hierarchy?viewAs=4473310',
  );
  expect(viewAs.hrefOf('/list-bill', viewAs.stored(owner), {})).toBe('/list-bill');
  expect(viewAs.hrefOf('/pending', viewAs.stored('carol|'), only)).toBe('/pending');
});
