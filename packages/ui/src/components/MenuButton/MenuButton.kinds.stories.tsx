import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { plays, preload, inBox } from '../sample/storyParts.tsx';
import { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
import type { MenuItem } from './MenuItem.ts';

const acted = fn<(id: string) => void>();
const action = (id: string, label: string, more: Partial<MenuItem> = {}) =>
  ({ id, label, onAction: () => acted(id), ...more }) as MenuItem;

const sort = ['Name', 'Date'];

/** A menu whose choices are stored. */
function Choosing(props: MenuButtonProps) {
  const [isDense, setIsDense] = useState(false);
  const [order, setOrder] = useState('Name');
  return (
    <MenuButton
      {...props}
      sections={[
        {
          id: 'rows',
          items: [
            {
              id: 'dense',
              label: 'Dense rows',
              kind: 'checkbox',
              checked: isDense,
              onAction: () => setIsDense(!isDense),
            },
          ],
        },
        {
          id: 'sort',
          label: 'Sort by',
          items: sort.map((label) => ({
            id: label,
            label,
            kind: 'radio',
            checked: order === label,
            onAction: () => setOrder(label),
          })),
        },
      ]}
    />
  );
}

const meta = {
  title: 'Components/Overlays/MenuButton/Kinds',
  component: MenuButton,
  decorators: inBox({ minBlockSize: '22rem' }),
  loaders: preload(
    () => import('./MenuSurface.tsx'),
    () => import('./Submenu.tsx'),
    () => import('../Popover/PopoverPanel.tsx'),
  ),
  args: {
    label: 'Actions',
    trigger: (trigger) => <Button {...trigger}>Actions</Button>,
    placement: 'bottom start',
    sections: [
      {
        id: 'all',
        items: [
          action('open', 'Open'),
          {
            id: 'send',
            label: 'Send to',
            items: [action('mail', 'E-mail'), action('print', 'Printer'), action('fax', 'Fax')],
          },
          action('archive', 'Archive', { icon: Archive, disabled: true }),
          action('delete', 'Delete', { icon: Trash2, isDestructive: true }),
        ],
      },
    ],
  },
} satisfies Meta<typeof MenuButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const entry = (name: string) => screen.getByRole('menuitem', { name });

/** A `Button` opens it. One entry is disabled: the keys reach it, and it does nothing. One deletes. */
export const DisabledAndDestructive: Story = plays(async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Actions' });
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(entry('Open')).toHaveFocus());
  await userEvent.keyboard('arc');
  await expect(entry('Archive')).toHaveFocus();
  await expect(entry('Archive')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect(acted).not.toHaveBeenCalled();
  await expect(screen.getByRole('menu')).toBeVisible();
  const color = (name: string) => getComputedStyle(entry(name)).color;
  await expect(color('Delete')).not.toBe(color('Open'));
});

/** A checkbox changes, and the menu stays open. A radio item closes it. */
export const CheckboxAndRadio: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const dense = await screen.findByRole('menuitemcheckbox', { name: 'Dense rows' });
    await waitFor(() => expect(dense).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(dense).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Date' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const button = canvas.getByRole('button', { name: 'Actions' });
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    const byDate = await screen.findByRole('menuitemradio', { name: 'Date' });
    await expect(byDate).toHaveAttribute('aria-checked', 'true');
    const byName = screen.getByRole('menuitemradio', { name: 'Name' });
    await expect(byName).toHaveAttribute('aria-checked', 'false');
  },
};

const tryKeys = (forward: string, back: string): NonNullable<Story['play']> =>
  async function play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(entry('Open')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(forward);
    await waitFor(() => expect(entry('E-mail')).toHaveFocus());
    await expect(entry('Send to')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}f');
    await expect(entry('Fax')).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(entry('Send to')).toHaveFocus();
    await expect(screen.getAllByRole('menu')).toHaveLength(1);

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(entry('E-mail')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(entry('Send to')).toHaveFocus();
    await userEvent.keyboard(`${forward}{Enter}`);
    await expect(acted).toHaveBeenLastCalledWith('mail');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  };

/** Right opens the menu of an entry, Left and Escape close it; an action closes all. */
export const Submenu: Story = { play: tryKeys('{ArrowRight}', '{ArrowLeft}') };

/** From right to left, the arrows change their sides, and so does the menu. */
export const SubmenuRightToLeft: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div dir="rtl">
      <MenuButton {...args} />
    </div>
  ),
  play: async (context) => {
    await tryKeys('{ArrowLeft}', '{ArrowRight}')(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    const menu = entry('E-mail').closest<HTMLElement>('[role="menu"]')!;
    const { left, right, top } = menu.getBoundingClientRect();
    const before = entry('Send to').getBoundingClientRect();
    // On a narrow window it is under its entry.
    const isUnder = 'inline' in menu.dataset;
    await expect(isUnder ? top >= before.bottom : right <= before.left).toBe(true);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The pointer opens it, and another entry closes it. */
export const SubmenuByPointer: Story = plays({ tags: ['!autodocs'] }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
  await userEvent.hover(await screen.findByRole('menuitem', { name: 'Send to' }));
  await expect(await screen.findByRole('menuitem', { name: 'Fax' })).toBeVisible();
  await userEvent.click(entry('Fax'));
  await expect(acted).toHaveBeenLastCalledWith('fax');
  await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
  await userEvent.hover(entry('Send to'));
  await expect(await screen.findByRole('menuitem', { name: 'Fax' })).toBeVisible();
  entry('Delete').focus();
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Fax' })).toBeNull());
});

/** On a phone it opens under its entry. */
export const SubmenuOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send to' }));
    const fax = await screen.findByRole('menuitem', { name: 'Fax' });
    await expect(fax).toBeVisible();
    await userEvent.click(fax);
    await expect(acted).toHaveBeenLastCalledWith('fax');
  },
};

/** An icon opens a menu, and a `Button` a panel. */
export const OtherTriggers: Story = {
  render: (args) => (
    <>
      <MenuButton
        {...args}
        trigger={(trigger) => (
          <IconButton {...trigger} label="Actions" icon={<Archive aria-hidden />} />
        )}
      />
      <Popover
        label="Office hours in Lincoln"
        title="Office hours"
        trigger={(trigger) => <Button {...trigger}>Office hours</Button>}
      >
        8 AM to 5 PM
      </Popover>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const hours = canvas.getByRole('button', { name: 'Office hours in Lincoln' });
    await userEvent.click(hours);
    await expect(await screen.findByRole('dialog', { name: 'Office hours' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(hours).toHaveFocus());
  },
};

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
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
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
      acted.mockClear();
      await userEvent.click(open()!);
      await expect(acted).toHaveBeenCalledOnce();
    }
  },
};
