import { expect, it } from 'vitest';
import { findable, storyIndexGenerator } from '../../.storybook/searchIndex.ts';

const page = { type: 'docs', title: 'Components/Overlays/Dialog', tags: ['autodocs'] };

it('finds a component by its other names', async () => {
  const generator = {
    getIndexAndStats: () =>
      Promise.resolve({ storyIndex: { v: 5, entries: { dialog: page } }, stats: {} }),
  };
  storyIndexGenerator(generator);
  expect(storyIndexGenerator(generator)).toBe(generator);
  const { storyIndex } = await generator.getIndexAndStats();
  expect(storyIndex.entries.dialog).toMatchObject({
    anchors: [{ id: 'called-modal', title: 'modal' }, { id: 'called-alert-dialog' }, {}, {}],
  });
});

it.each([
  ['the headings of a page of text', { type: 'docs', title: 'Start/Languages', tags: [] }],
  ['a story', { type: 'story', title: 'Components/Overlays/Dialog', tags: ['autodocs'] }],
])('leaves %s as they are', (_, entry) => {
  const anchors = [{ id: 'words', title: 'Words' }];
  expect(findable({ ...entry, anchors })).toEqual({ ...entry, anchors });
});

it('does not list the stories of a page twice', () => {
  const anchors = [{ id: 'anchor--one', title: 'One' }];
  expect(findable({ ...page, title: 'Pages/Pending', anchors }).anchors).toEqual([]);
});
