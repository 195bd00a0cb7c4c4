import { getDisplay, saveDisplay } from '@agent-portal/data/display/contract';
import { displays } from '@agent-portal/data/display/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { DisplaySync } from './DisplaySync.tsx';
import { applyDisplay } from '../../shared/display/applyDisplay.ts';
import { type Display, readDisplay } from '@agent-portal/data/display/display';

/** The display settings of the profile menu: text size, density, theme, contrast, motion, single keys. */
const meta = {
  title: 'Patterns/Display settings',
  component: StoryFrame,
  args: { address: '/home', children: <h1>Home</h1> },
  parameters: pageParameters,
  beforeEach: (story) => {
    freshPage(story, {});
    return () => applyDisplay(readDisplay(null), document.documentElement);
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

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
  await userEvent.click(await canvas.findByRole('button', { name: /account$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Display' }));
  await screen.findByRole('radiogroup', { name: 'Text size' });
};
const choose = async (group: string, choice: string) => {
  const radios = within(screen.getByRole('radiogroup', { name: group }));
  await userEvent.click(radios.getByRole('radio', { name: choice }));
};
const attribute = (name: string) => document.documentElement.getAttribute(name);

/** Each choice applies to the page at once; 'Done' closes the dialog. */
export const Agent: Story = {
  play: async (context) => {
    await open(context);
    await choose('Text size', '130%');
    await choose('Theme', 'Dark');
    await expect(attribute('data-text-size')).toBe('130');
    await expect(attribute('data-theme')).toBe('dark');
    await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(screen.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
    await choose('Theme', 'Same as device');
    await expect(attribute('data-theme')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A choice that the user makes while the one before it is being saved is saved too, and stays. */
export const QuickChoices: Story = {
  args: { children: withSync },
  beforeEach: ({ msw }) => msw.use(...slowDisplay.mocks()),
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
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getDisplay, displays.dark)),
  play: async (context) => {
    await waitFor(() => expect(attribute('data-theme')).toBe('dark'));
    await open(context);
    await expect(screen.getByRole('radio', { name: '130%' })).toBeChecked();
    await expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked();
  },
};

/** Home office has the same settings for each agent that it acts for. */
export const HomeOfficeAsAgent: Story = {
  ...Stored,
  args: { ...Stored.args, user: people.homeOfficeAsAgent },
};

export const SubAccount: Story = {
  ...Stored,
  args: { ...Stored.args, user: people.subWithNothing },
};

/** The carrier does not have the calls, so this browser stores the settings. */
export const WithoutCarrier: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getDisplay, 404)),
  play: async (context) => {
    await open(context);
    await screen.findByText('Your settings are saved in this browser only.');
    await choose('Density', 'Compact');
    await expect(attribute('data-density')).toBe('compact');
    await expect(localStorage.getItem('display')).toContain('compact');
  },
};

/** A failure leaves the setting in this browser, and says so. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(saveDisplay, 500)),
  play: async (context) => {
    await open(context);
    await choose('Contrast', 'More');
    await expect(await screen.findByRole('alert')).toHaveTextContent('were not saved');
    await expect(attribute('data-contrast')).toBe('more');
  },
};

export const Phone: Story = { ...Stored, globals: { viewport: { value: 'phone' } } };

/** A visitor has no profile menu: the footer opens the settings. The browser stores them, and sends no call. */
export const Visitor: Story = {
  args: { user: people.visitor },
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(getDisplay, 500), mockFailure(saveDisplay, 500));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Display' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Display' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
    await expect(dialog.getByText('Your settings are saved in this browser only.')).toBeVisible();
    await expect(dialog.queryByText(/they were not saved/)).toBeNull();
  },
};
