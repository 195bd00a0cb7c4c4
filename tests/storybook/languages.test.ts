import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { inItsLanguage } from '../../.storybook/inItsLanguage.ts';
import { languagePlugin } from '../../.storybook/languagePlugin.ts';

const root = path.join(import.meta.dirname, '../..');

/** How often a play function runs with the toolbar on a language. */
async function runsOf(language: string | undefined, ofStory?: string): Promise<number> {
  const play = vi.fn<() => void>();
  await inItsLanguage(play)({
    globals: language === undefined ? {} : { language },
    storyGlobals: ofStory === undefined ? {} : { language: ofStory },
  });
  return play.mock.calls.length;
}

describe('a play function that only tests', () => {
  it.each([
    ['English', undefined, 1],
    [undefined, undefined, 1],
    ['Spanish', undefined, 0],
    ['Spanish', 'Spanish', 1],
    ['English', 'Spanish', 0],
  ])('with the toolbar on %s and a story in %s runs %s times', async (language, own, runs) => {
    await expect(runsOf(language, own)).resolves.toBe(runs);
  });

  it('fails the story where it fails', async () => {
    const play = inItsLanguage(() => Promise.reject(new Error('no such element')));
    await expect(play({ globals: { language: 'English' } })).rejects.toThrow('no such element');
  });
});

describe('the build of stories', () => {
  /** The stories of a file whose play functions run in their language alone. */
  function limited(file: string): readonly string[] {
    const source = readFileSync(path.join(root, file), 'utf8');
    const code = languagePlugin.transform(source, path.join(root, file))?.code ?? '';
    return [...code.matchAll(/\.play=inItsLanguage\((\w+)\.play\)/g)].map(([, name = '']) => name);
  }

  it('runs examples of open overlays in each language, and tests in theirs', () => {
    const panel = limited(
      'packages/ui/src/components/NotificationsPanel/NotificationsPanel.stories.tsx',
    );
    expect(panel).toEqual(expect.arrayContaining(['Keys', 'TextsOfOpen']));
    expect(panel).not.toEqual(expect.arrayContaining(['Open']));
    expect(panel).not.toEqual(expect.arrayContaining(['Phone']));
  });

  it('limits tests of other components, and those of the portal', () => {
    expect(limited('packages/ui/src/components/Toast/ToastRegion.stories.tsx')).toContain(
      'Dismissed',
    );
    const portal = 'apps/portal/src/shared/follow-ups/AssignFollowUp.stories.tsx';
    expect(limited(portal).length).toBeGreaterThan(0);
  });

  it('changes no other file', () => {
    expect(
      languagePlugin.transform('', path.join(root, 'packages/ui/src/index.ts')),
    ).toBeUndefined();
  });
});
