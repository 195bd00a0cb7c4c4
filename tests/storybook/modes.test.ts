import { expect, it } from 'vitest';
import { modesOf, type Pictured } from '../../.storybook/modes.ts';

const component: Pictured = {
  title: 'Components/Inputs/Button',
  name: 'Ready',
  isPage: false,
  isPhone: false,
  isTablet: false,
  isWide: false,
};
const page: Pictured = { ...component, title: 'Pages/Pending', isPage: true };

it.each<[string, Pictured, readonly string[]]>([
  ['a component', component, ['light', 'dark', 'highContrast']],
  ['a matrix', { ...component, name: 'Matrix' }, ['light', 'dark', 'forcedColors']],
  ['a foundation', { ...component, title: 'Foundations/Color' }, ['light', 'dark', 'brand']],
  ['a pattern', { ...component, title: 'Patterns/Form' }, ['light', 'dark', 'brand']],
  ['a page', page, ['light', 'dark', 'narrow']],
  ['the success of a page', { ...page, name: 'Success' }, ['light', 'tablet', 'narrow']],
  ['a page that needs a wide window', { ...page, isWide: true }, ['light', 'dark']],
  ['a page for a tablet', { ...page, isTablet: true }, ['light', 'dark']],
  ['a page for a phone', { ...page, isPhone: true }, ['light', 'dark', 'narrow']],
])('%s has a light picture and at most two more', (_, story, names) => {
  expect(Object.keys(modesOf(story))).toEqual(names);
});

it('has the widths, the brand and the forced colors of the modes', () => {
  expect(modesOf(page)['narrow']).toEqual({ theme: 'light', viewport: 320 });
  expect(modesOf({ ...page, isPhone: true })['light']?.viewport).toBe(375);
  expect(modesOf({ ...page, isTablet: true })['light']?.viewport).toBe(768);
  expect(modesOf({ ...page, name: 'Success' })['tablet']?.viewport).toBe(768);
  expect(modesOf({ ...component, name: 'Matrix' })['forcedColors']?.forcedColors).toBe('active');
  expect(modesOf({ ...component, title: 'Patterns/Form' })['brand']?.brand).toBe('evergreen');
});
