import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { linkStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import { ToastList } from './ToastList.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { clearToasts, toast } from './toasts.ts';
import { plays, preload } from '../sample/storyParts.tsx';

/**
 * Says that something in the background went well. Call `toast('Saved')`, or with an action
 * `toast('Deleted', { label: 'Undo', onAction: restore })`, and place one `ToastRegion` in the app.
 *
 * - **Also called:** snackbar, flash message.
 * - **When to use it:** An export is ready. It stays six seconds, or twenty with an action, and
 *   longer under the pointer or with the focus.
 * - **When not:** Anything went wrong: `Banner`.
 * - **Keys:**
 *   - F6: Goes to the newest toast, and back.
 *   - Enter, Space: On its button: closes it.
 */
const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  // Only the first region of a document shows toasts.
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  loaders: preload(() => import('./ToastLayer.tsx')),
  beforeEach: () => {
    toast('The export of 143 requirements is ready.');
    return () => {
      clearToasts();
    };
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = plays(async () => {
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/143 requirements/));
});

export const Several: Story = {
  beforeEach: () => {
    toast('The statement of Whitfield, Dana - 4471902 is ready.');
  },
};

/** Its button closes it. */
export const Dismissed: Story = plays(async ({ canvas }) => {
  const dismiss = await canvas.findByRole('button', {
    name: 'Dismiss: The export of 143 requirements is ready.',
  });
  await userEvent.click(dismiss);
  await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
});

/** How long a toast stays, in milliseconds. */
const duration = 6_000;
/** Fakes timers, so that a time passes when the story says so. */
const waiting = new Map<number, () => void>();

function holdTimers() {
  // oxlint-disable-next-line no-restricted-properties -- what the story itself does not hold
  const { setTimeout, clearTimeout } = globalThis;
  waiting.clear();
  let lastId = 0;
  spyOn(globalThis, 'setTimeout').mockImplementation(((call: () => void, delay?: number) => {
    if (delay !== duration) return setTimeout(call, delay);
    waiting.set((lastId -= 1), call);
    return lastId;
  }) as typeof setTimeout);
  spyOn(globalThis, 'clearTimeout').mockImplementation((id) => {
    if (!waiting.delete(Number(id))) clearTimeout(id);
  });
}

/** It closes after 6 s, stays while the focus is on it, and closes 6 s after the focus has left. */
export const WaitsForTheFocus: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: holdTimers,
  play: async ({ canvas }) => {
    const dismiss = await canvas.findByRole('button', { name: /^Dismiss: / });
    await waitFor(() => expect(waiting.size).toBe(1));
    await userEvent.tab();
    await expect(dismiss).toHaveFocus();
    await waitFor(() => expect(waiting.size).toBe(0));
    // The focus is still on it when the pointer leaves.
    await userEvent.hover(canvas.getByRole('listitem'));
    await userEvent.unhover(canvas.getByRole('listitem'));
    await expect(waiting.size).toBe(0);
    await userEvent.tab();
    await waitFor(() => expect(waiting.size).toBe(1));
    await expect(canvas.getByRole('list')).toBeInTheDocument();
    for (const call of waiting.values()) call();
    await waitFor(() => expect(canvas.queryByRole('list')).not.toBeInTheDocument());
  },
};

/** While the pointer is on it, it waits too. */
export const WaitsForThePointer: Story = plays({ ...WaitsForTheFocus }, async ({ canvas }) => {
  await canvas.findByRole('button', { name: /^Dismiss: / });
  await waitFor(() => expect(waiting.size).toBe(1));
  await userEvent.hover(canvas.getByRole('listitem'));
  await waitFor(() => expect(waiting.size).toBe(0));
  await userEvent.unhover(canvas.getByRole('listitem'));
  await waitFor(() => expect(waiting.size).toBe(1));
});

/** Enter and Space on its button close it; the focus goes to the next one, the one before it, then back to where it was. */
export const Keyboard: Story = {
  beforeEach: () => {
    toast('The statement of Whitfield, Dana - 4471902 is ready.');
    toast('The view is saved.');
  },
  render: () => (
    <>
      <Button>Export</Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Dismiss: / });
    const [first, second, third] = buttons;
    await expect(canvas.getByRole('region', { name: 'Messages' })).toBeVisible();
    canvas.getByRole('button', { name: 'Export' }).focus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).not.toBeInTheDocument());
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(third).not.toBeInTheDocument());
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ }');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
};

/** A press of the pointer gives the focus back at once: with it the next toast would stay. */
export const Press: Story = plays({ ...Keyboard }, async ({ canvas }) => {
  const [first, second] = await canvas.findAllByRole('button', { name: /^Dismiss: / });
  const before = canvas.getByRole('button', { name: 'Export' });
  before.focus();
  await userEvent.click(first!);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  await expect(second).toBeVisible();
  await expect(before).toHaveFocus();
});

const onUndo = fn();

/** It offers to take back what it reports, and is gone then. */
export const WithAction: Story = {
  beforeEach: () => {
    clearToasts();
    toast('The view is deleted.', { label: 'Undo', onAction: onUndo });
  },
  render: () => <ToastRegion id="toasts" data-testid="region" className="own" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('region')).toHaveAttribute('id', 'toasts');
    await expect(canvas.getByTestId('region')).toHaveClass('own');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** F6 leads to the newest toast and back, and the message says so. It waits longer than one without an action. */
export const ReachedByF6: Story = {
  ...WithAction,
  tags: ['!autodocs'],
  render: () => (
    <>
      <Button>Export</Button>
      <Button>Print</Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await waitFor(() =>
      expect(document.querySelector('output')).toHaveTextContent(
        'The view is deleted. Press F6 for Undo.',
      ),
    );
    const before = canvas.getByRole('button', { name: 'Export' });
    before.focus();
    await userEvent.keyboard('{F6}');
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(before).toHaveFocus();
    await userEvent.keyboard('{F6}{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(before).toHaveFocus();
  },
};

const messages = {
  short: 'The export is ready.',
  long: `The statement of ${'NL0018O0142'.repeat(4)} is ready.`,
};

export const Matrix: Story = {
  parameters: stateParameters,
  render: () => (
    <StateMatrix
      corner="Message"
      rows={['short', 'long']}
      columns={linkStates}
      width="28rem"
      cell={(length) => <ToastList toasts={[{ id: 0, message: messages[length] }]} />}
    />
  ),
};

/** The code of the layer is gone after a new version: one toast at a time, which stays until it is dismissed. */
export const WithoutItsCode: Story = {
  tags: ['!autodocs'],
  render: () => (
    <PlainToasts
      toasts={[{ id: 0, message: messages.long, action: { label: 'Undo', onAction: onUndo } }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.long)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Dismiss: / })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalled();
  },
};
