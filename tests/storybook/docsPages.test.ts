import { afterEach, describe, expect, it, vi } from 'vitest';
import { docsCss } from '../../.storybook/docsCss.ts';
import { keepApart, pointFrames } from '../../.storybook/framedStories.ts';
import { primaryOf } from '../../.storybook/primaryStory.ts';
import { contrast } from '../../packages/ui/src/theme/contrast.ts';

const matrix = {
  name: 'Matrix',
  moduleExport: { render: () => null },
  parameters: { docs: { story: { inline: false } } },
};
const sizes = { name: 'Sizes', moduleExport: { render: () => null }, parameters: {} };
const plain = {
  name: 'Plain',
  moduleExport: {},
  parameters: { docs: { story: { inline: true } } },
};

const frames = () => new URL(String(Reflect.get(globalThis, 'PREVIEW_URL')), 'http://localhost/');

describe('a page of docs', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, 'PREVIEW_URL');
  });

  it.each([
    ['the first that is drawn from its args alone', [matrix, sizes, plain], plain],
    ['else the first in the page itself', [matrix, sizes], sizes],
    ['else the first', [matrix], matrix],
  ])('lets its controls change %s', (_, stories, primary) => {
    expect(primaryOf(stories)).toBe(primary);
  });

  it('shows the frames of its stories in the theme of the toolbar', () => {
    pointFrames({ theme: 'dark', contrast: 'more', profile: 'home office', density: 'default' });
    expect(frames().searchParams.get('globals')).toBe(
      'theme:dark;contrast:more;profile:home office',
    );
  });

  it('is not drawn anew by what a story in a frame tells', () => {
    pointFrames({});
    const parent = {};
    vi.stubGlobal('parent', parent);
    vi.stubGlobal('location', frames());
    keepApart();
    expect(Reflect.get(globalThis, 'parent')).toBe(globalThis);
  });

  it('hears a story that stands in no frame of its own', () => {
    const parent = {};
    vi.stubGlobal('parent', parent);
    vi.stubGlobal('location', new URL('http://localhost/iframe.html?id=components-card--plain'));
    keepApart();
    expect(Reflect.get(globalThis, 'parent')).toBe(parent);
  });

  it('can be read in every theme, since its text has the colour of its own white ground', () => {
    const [, color = ''] = /\.sbdocs-wrapper\{color:(#\w{6})/i.exec(docsCss) ?? [];
    expect(contrast(color, '#ffffff')).toBeGreaterThan(7);
  });
});
