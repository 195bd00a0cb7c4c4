import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MenuButton, type MenuButtonProps } from './MenuButton.tsx';

const onAction = fn();

const meta = {
  title: 'Components/Overlays/MenuButton/In other roots',
  component: MenuButton,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  loaders: [async () => ({ ahead: [await import('./MenuSurface.tsx')] })],
  args: {
    label: 'Actions',
    trigger: 'Actions',
    sections: [{ id: 'all', items: [{ id: 'open', label: 'Open', onAction }] }],
  },
} satisfies Meta<typeof MenuButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Renders into another root than the page: that of a shadow host or of a frame. */
function Inside({ of: kind, ...menu }: MenuButtonProps & { readonly of: 'shadow' | 'frame' }) {
  const [root, setRoot] = useState<ShadowRoot | HTMLElement | null>(null);
  return (
    <>
      {kind === 'shadow' ? (
        <div
          ref={(host) => setRoot(host && (host.shadowRoot ?? host.attachShadow({ mode: 'open' })))}
        />
      ) : (
        // WebKit calls no listener in a frame without scripts, and the frame is the page's own.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          title="Frame"
          ref={(frame) => setRoot(frame?.contentDocument?.body ?? null)}
          style={{ blockSize: '20rem', inlineSize: '20rem' }}
        />
      )}
      {root && createPortal(<MenuButton {...menu} />, root)}
    </>
  );
}

/** It works in a shadow root and in a frame. */
export const OtherRoots: Story = {
  render: (args) => (
    <>
      <Inside {...args} of="shadow" />
      <Inside {...args} of="frame" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const roots = () => [
      canvasElement.querySelector('div:empty')?.shadowRoot ?? null,
      canvasElement.querySelector('iframe')?.contentDocument?.body ?? null,
    ];
    await waitFor(() => expect(roots().every((root) => root?.querySelector('button'))).toBe(true));
    for (const root of roots()) {
      root!.querySelector('button')!.click();
      const open = () => root!.querySelector<HTMLElement>('[role="menuitem"]');
      await waitFor(() => expect(open()).not.toBeNull());
      const { top, bottom } = open()!.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(open()!.ownerDocument.defaultView!.innerHeight);
      onAction.mockClear();
      await userEvent.click(open()!);
      await expect(onAction).toHaveBeenCalledOnce();
    }
  },
};
