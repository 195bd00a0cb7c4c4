import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anatomies, ofOnePart } from '../anatomies.ts';
import { doDonts } from '../doDonts/doDonts.tsx';
import * as form from '../../form/index.ts';
import * as root from '../../index.ts';
import { guides } from './guides.ts';

const source = path.join(import.meta.dirname, '../..');
const titles = globSync('**/*.stories.tsx', { cwd: source })
  .map((file) => readFileSync(path.join(source, file), 'utf8'))
  .flatMap((text) => /title: 'Components\/\w+\/([^/']+)'/.exec(text)?.[1] ?? []);

describe('the guides of the components', () => {
  it('exist for each component with stories, and for no other', () => {
    expect(Object.keys(guides).toSorted()).toEqual([...new Set(titles)].toSorted());
  });

  it.each(Object.entries(guides))(
    'of %s say what it is for and when it is not right',
    (_, guide) => {
      for (const text of [guide.job, guide.use, guide.avoid]) expect(text).toMatch(/\w{3,}/);
    },
  );

  it.each(['Combobox', 'DataTable', 'Dialog', 'MenuButton', 'TreeTable', 'DateField', 'Switch'])(
    'of %s name its keys',
    (name) => {
      expect(Object.keys(guides[name]?.keys ?? {})).not.toEqual([]);
    },
  );

  it.each(Object.entries(guides))(
    'of %s send a reader only to components that exist',
    (_, guide) => {
      const named = [...guide.avoid.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
      const known = new Set([...Object.keys(guides), 'ButtonLink']);
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it('offer a component to apps only if they can import it', () => {
    // `toast` shows a Toast.
    const exported = new Set(Object.keys({ ...root, ...form }).map((name) => name.toLowerCase()));
    const names = Object.keys(guides).filter((name) => !name.includes(' '));
    const internal = names.filter((name) => guides[name]?.isInternal);
    expect(internal).toEqual(names.filter((name) => !exported.has(name.toLowerCase())));
  });

  it.each([
    ['modal', ['Dialog']],
    ['autocomplete', ['Combobox']],
    ['accordion', ['Disclosure']],
    ['snackbar', ['Toast']],
    ['dropdown', ['Select', 'MenuButton']],
    ['spinbutton', ['NumberInput']],
  ])('have %s as another name of %j', (synonym, names) => {
    const found = Object.entries(guides).filter(([, guide]) => guide.synonyms?.includes(synonym));
    expect(found.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  });

  it.each(Object.entries(guides))('of %s repeat no name', (name, { synonyms = [] }) => {
    expect(new Set([name.toLowerCase(), ...synonyms]).size).toBe(synonyms.length + 1);
  });

  it('show those that are used most, right and wrong', () => {
    expect(Object.keys(doDonts)).toHaveLength(12);
    expect(Object.keys(doDonts).filter((name) => !guides[name])).toEqual([]);
  });

  it('name the parts of each, or say that it has one', () => {
    const known = [...Object.keys(anatomies), ...ofOnePart];
    expect(known.toSorted()).toEqual(Object.keys(guides).toSorted());
  });

  it.each(Object.entries(anatomies))('of %s take apart what has several parts', (_, parts) => {
    expect(Object.keys(parts).length).toBeGreaterThan(1);
    for (const text of Object.values(parts)) expect(text).toMatch(/\w{3,}.*\.$/);
  });
});
