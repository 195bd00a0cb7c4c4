import { getDisplay, saveDisplay } from '@agent-portal/data/display/contract';
import { displays } from '@agent-portal/data/display/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, shows, showsAlert } from '../../testing/onScreen.ts';
import {
  answers,
  fails,
  onPhone,
  pageMeta,
  type Play,
  type Story,
  plays,
} from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { DisplaySync } from './DisplaySync.tsx';
import { applyDisplay } from '../../shared/display/applyDisplay.ts';
import { type Display, readDisplay } from '@agent-portal/data/display/display';

/** The display settings of the profile menu: text size, density, theme, contrast, motion, single keys. */
export default {
  title: 'Patterns/Display settings',
  ...pageMeta(
    '/home',
    <h1>Home</h1>,
    {},
    () => () => applyDisplay(readDisplay(null), document.documentElement),
  ),
};

/** The frame of stories has no `DisplaySync`. */
const withSync = (
  <>
    <h1>Home</h1>
    <DisplaySync />
  </>
);

/** A carrier that keeps the first save waiting until the test lets it answer. */
const slowDisplay = (() => {
  let saved: Display[] = [];
  let gate = Promise.withResolvers<void>();
  return {
    mocks: () => {
      saved = [];
      gate = Promise.withResolvers();
      return [
        mockEndpoint(getDisplay, displays.none),
        mockEndpoint(saveDisplay, async (request) => {
          const display = (await request.json()) as Display;
          await gate.promise;
          saved.push(display);
          return { display };
        }),
      ];
    },
    answer: () => gate.resolve(),
    saved: () => saved,
  };
})();

const open: Play = async ({ canvas }) => {
  await press(canvas, /account$/);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Display' }));
  await screen.findByRole('radiogroup', { name: 'Text size' });
};
const choose = async (group: string, choice: string) => {
  const radios = within(screen.getByRole('radiogroup', { name: group }));
  await userEvent.click(radios.getByRole('radio', { name: choice }));
};
const attribute = (name: string) => document.documentElement.getAttribute(name);

/** Each choice applies to the page at once; 'Done' closes the dialog. */
export const Agent = plays(async (context) => {
  await open(context);
  await choose('Text size', '130%');
  await choose('Theme', 'Dark');
  await expect(attribute('data-text-size')).toBe('130');
  await expect(attribute('data-theme')).toBe('dark');
  await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  await expect(screen.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
  await choose('Theme', 'Same as device');
  await expect(attribute('data-theme')).toBeNull();
  await press(screen, 'Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** A choice that the user makes while the one before it is being saved is saved too, and stays. */
export const QuickChoices: Story = {
  args: { children: withSync },
  beforeEach: answers(...slowDisplay.mocks()),
  play: async (context) => {
    await open(context);
    await choose('Text size', '150%');
    await choose('Theme', 'Dark');
    slowDisplay.answer();
    await waitFor(() =>
      expect(slowDisplay.saved().map(({ theme, textSize }) => [theme, textSize])).toEqual([
        ['system', '150'],
        ['dark', '150'],
      ]),
    );
    await expect(attribute('data-theme')).toBe('dark');
    await expect(attribute('data-text-size')).toBe('150');
  },
};

/** The settings that the carrier stores apply without a press. */
export const Stored: Story = {
  args: { children: withSync },
  beforeEach: answers(mockEndpoint(getDisplay, displays.dark)),
  play: async (context) => {
    await waitFor(() => expect(attribute('data-theme')).toBe('dark'));
    await open(context);
    await expect(screen.getByRole('radio', { name: '130%' })).toBeChecked();
    await expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked();
  },
};

/** The carrier does not have the calls, so this browser stores the settings. */
export const WithoutCarrier = plays(fails('getDisplay', 404), async (context) => {
  await open(context);
  await screen.findByText('Your settings are saved in this browser only.');
  await choose('Density', 'Compact');
  await expect(attribute('data-density')).toBe('compact');
  await expect(localStorage.getItem('display')).toContain('compact');
});

/** A failure leaves the setting in this browser, and says so. */
export const Failed = plays(fails('saveDisplay', 500), async (context) => {
  await open(context);
  await choose('Contrast', 'More');
  await showsAlert(screen, 'were not saved');
  await expect(attribute('data-contrast')).toBe('more');
});

export const Phone = onPhone(Stored);

/** A visitor has no profile menu: the footer opens the settings. The browser stores them, and sends no call. */
export const Visitor: Story = {
  args: { user: people.visitor },
  beforeEach: answers(mockFailure(getDisplay, 500), mockFailure(saveDisplay, 500)),
  play: async ({ canvas }) => {
    await press(canvas, 'Display');
    const dialog = within(await screen.findByRole('dialog', { name: 'Display' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
    await shows(dialog, 'Your settings are saved in this browser only.');
    await expect(dialog.queryByText(/they were not saved/)).toBeNull();
  },
};
