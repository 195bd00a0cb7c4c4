import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { guides } from '../guides/guides.ts';

/** A key in a play function: `{Home}`, or `'Home'` in a list of keys that are pressed. */
const key = (name: string) => new RegExp(`\\{${name}\\}|'${name}'`);

/** How a play function presses each key of the maps. */
const presses: Readonly<Record<string, RegExp>> = {
  'Alt + Down': /\{Alt>\}\{ArrowDown\}/,
  'Alt + Up': /\{Alt>\}\{ArrowUp\}/,
  Backspace: key('Backspace'),
  Delete: key('Delete'),
  Down: key('ArrowDown'),
  End: key('End'),
  Enter: key('Enter'),
  Escape: key('Escape'),
  F6: key('F6'),
  Home: key('Home'),
  Left: key('ArrowLeft'),
  'Page Down': key('PageDown'),
  'Page Up': key('PageUp'),
  Right: key('ArrowRight'),
  Space: /\{ \}|keyboard\('[^']* '\)/,
  'Shift + Space': /\{Shift>\}(\{ \}| )/,
  'Shift + click': /\{Shift>\}'/,
  Tab: /userEvent\.tab\(/,
  Up: key('ArrowUp'),
  'first letters': /keyboard\('\w+'\)/,
};

/**
 * What a browser does itself with a native element, and only with a key that a user presses:
 * a simulated one neither opens its list or its text nor scrolls.
 */
const browsersOwn: Readonly<Record<string, readonly string[]>> = {
  Disclosure: ['Enter', 'Space'],
  NavigationDrawer: ['Space'],
  Select: ['Down', 'Up', 'Alt + Down', 'Space', 'first letters'],
  DataTable: ['Left', 'Right', 'Page Down', 'Page Up', 'Home', 'End'],
};

const source = path.join(import.meta.dirname, '../..');
const read = (...file: readonly string[]) => readFileSync(path.join(source, ...file), 'utf8');

/** The files of stories, each with the shared files that press keys for it. */
const stories = globSync('**/*.stories.tsx', { cwd: source }).map((file) => {
  const text = read(file);
  const shared = [...text.matchAll(/from '\.\.\/sample\/(try\w+\.ts)'/g)];
  return [text, ...shared.map(([, name = '']) => read('components/sample', name))].join('\n');
});

interface Inherited {
  readonly from: string;
  readonly keys: readonly string[];
}

/** Keys that are pressed only in the stories of another component, which handles them. */
const inherited: Readonly<Record<string, Inherited>> = {
  ErrorSummary: { from: 'Button', keys: ['Space'] },
  NotificationsPanel: { from: 'Popover', keys: ['Space'] },
  ProfileMenu: { from: 'MenuButton', keys: ['Space', 'Up', 'Home', 'Tab'] },
  UnsavedQuestion: { from: 'Button', keys: ['Enter', 'Space'] },
};

/** The play functions of a component, as they are written. */
const playsOf = (component: string) =>
  stories.filter((text) => new RegExp(`title: '.*/${component}['/]`).test(text)).join('\n');

const maps = Object.entries(guides).map(
  ([component, { keys = {} }]) =>
    [component, [...new Set(Object.keys(keys).flatMap((named) => named.split(', ')))]] as const,
);

describe('the keyboard maps', () => {
  it.each(maps.filter(([, keys]) => keys.length > 0))(
    'of %s name only keys that a story presses: %s',
    (component, keys) => {
      const { from, keys: others } = inherited[component] ?? { from: '', keys: [] };
      const own = playsOf(component);
      const isPressed = (key: string) =>
        browsersOwn[component]?.includes(key) ||
        presses[key]?.test(others.includes(key) ? playsOf(from) : own);
      expect(keys.filter((key) => !isPressed(key))).toEqual([]);
    },
  );

  it.each([
    ['Combobox', ['Down', 'Alt + Down', 'Enter', 'Escape', 'Home', 'End']],
    ['MultiCombobox', ['Down', 'Alt + Down', 'Enter', 'Escape', 'Delete', 'Backspace']],
    ['DateField', ['Left', 'Right', 'Up', 'Down', 'Home', 'End', 'Page Up', 'Page Down']],
    ['FilterBar', ['Delete', 'Escape']],
    ['TreeTable', ['Left', 'Right', 'Up', 'Down', 'Home', 'End']],
    ['MenuButton', ['Down', 'Up', 'Home', 'End', 'Enter', 'Escape', 'first letters']],
  ])('of %s have the keys that its pattern requires: %s', (component, keys) => {
    expect(Object.fromEntries(maps)[component]).toEqual(expect.arrayContaining(keys));
  });
});
