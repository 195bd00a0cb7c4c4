import { afterEach, describe, expect, it, vi } from 'vitest';
import { docsCss } from '../../.storybook/docsCss.ts';
import { holdPage, isolateFrame, pointFrames } from '../../.storybook/framedStories.ts';
import { frameWidthOf, phoneFrames } from '../../.storybook/phoneFrames.ts';
import { primaryOf } from '../../.storybook/primaryOf.ts';
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

/** What an enhancer of argTypes gets for a story with this viewport. */
const storyWith = (value: string | undefined, docs: object = {}) => ({
  argTypes: {},
  parameters: {
    docs,
    viewport: {
      options: {
        phone: { styles: { width: '375px' } },
        desktop: { styles: { width: '1280px' } },
      },
    } as const,
  } as Record<string, unknown>,
  storyGlobals: { viewport: value === undefined ? {} : { value } },
});

/** The docs parameters of a story after the enhancer. */
function framed(story: ReturnType<typeof storyWith>): unknown {
  phoneFrames(story as unknown as Parameters<typeof phoneFrames>[0]);
  return story.parameters['docs'];
}

const frames = () => new URL(String(Reflect.get(globalThis, 'PREVIEW_URL')), 'http://localhost/');

describe('a docs page', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, 'PREVIEW_URL');
  });

  it.each([
    ['the first that renders from its args alone', [matrix, sizes, plain], plain],
    ['else the first in the page itself', [matrix, sizes], sizes],
    ['else the first', [matrix], matrix],
  ])('applies its controls to %s', (_, stories, primary) => {
    expect(primaryOf(stories)).toBe(primary);
  });

  it('shows the story of a phone in a frame of its width', () => {
    expect(frameWidthOf(storyWith('phone'))).toBe(375);
    expect(framed(storyWith('phone', { source: {} }))).toEqual({
      source: {},
      story: { inline: false, height: '30rem' },
    });
    expect(docsCss).toContain('var(--frame-width)');
  });

  it('keeps the height that a story of a phone has for its frame', () => {
    expect(framed(storyWith('phone', { story: { height: '40rem' } }))).toEqual({
      story: { inline: false, height: '40rem' },
    });
  });

  it.each(['desktop', 'unknown', undefined])('has no such frame for the window %s', (viewport) => {
    expect(frameWidthOf(storyWith(viewport))).toBeUndefined();
    expect(framed(storyWith(viewport))).toEqual({});
  });

  it('shows the frames of its stories in the theme of the toolbar', () => {
    pointFrames({ theme: 'dark', contrast: 'more', profile: 'home office', density: 'default' });
    expect(frames().searchParams.get('globals')).toBe(
      'theme:dark;contrast:more;profile:home office',
    );
  });

  it('does not render again after a message from a story in a frame', () => {
    pointFrames({});
    const parent = {};
    vi.stubGlobal('parent', parent);
    vi.stubGlobal('location', frames());
    isolateFrame();
    expect(Reflect.get(globalThis, 'parent')).toBe(globalThis);
  });

  it('stays where it is when a story in a frame takes the focus, until a reader uses the story', () => {
    pointFrames({});
    const focus = vi.fn<(options?: FocusOptions) => void>();
    class Element {
      focus(options?: FocusOptions) {
        focus(options);
      }
    }
    const used: ((event: { readonly isTrusted: boolean }) => void)[] = [];
    vi.stubGlobal('HTMLElement', Element);
    vi.stubGlobal('location', frames());
    vi.stubGlobal('addEventListener', (_: string, use: (typeof used)[number]) => used.push(use));
    holdPage();
    const element = new Element();
    element.focus();
    for (const use of used) use({ isTrusted: false });
    element.focus({ preventScroll: false });
    for (const use of used) use({ isTrusted: true });
    element.focus();
    expect(focus.mock.calls).toEqual([
      [{ preventScroll: true }],
      [{ preventScroll: true }],
      [undefined],
    ]);
  });

  it('receives messages from a story without a frame', () => {
    const parent = {};
    vi.stubGlobal('parent', parent);
    vi.stubGlobal('location', new URL('http://localhost/iframe.html?id=components-card--plain'));
    isolateFrame();
    expect(Reflect.get(globalThis, 'parent')).toBe(parent);
  });

  it('is readable in every theme, because its text fits its white background', () => {
    const [, color = ''] = /\.sbdocs-wrapper\{color:(#\w{6})/i.exec(docsCss) ?? [];
    expect(contrast(color, '#ffffff')).toBeGreaterThan(7);
  });
});
