import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { token } from '../../theme/token.ts';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { entryStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { sampleBrand, sampleNavigation } from '../sample/sampleNavigation.tsx';
import { NavigationCount } from './NavigationCount.tsx';
import type { NavigationItem } from './NavigationItem.ts';
import { NavigationLevel } from './NavigationLevel.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Navigation/SideNavigation',
  component: SideNavigation,
  parameters: { layout: 'fullscreen' },
  args: { items: sampleNavigation, brand: sampleBrand },
  render: (args) => (
    <div data-nav-closed={args.isRail ? '' : undefined}>
      <AppFrame bar={null} navigation={<SideNavigation {...args} />}>
        <h1>Pending</h1>
      </AppFrame>
    </div>
  ),
} satisfies Meta<typeof SideNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = { label: 'Pending', href: '#pending' };
const entries: Readonly<Record<string, NavigationItem>> = {
  'a page': page,
  'the page on screen': { ...page, current: 'page' },
  'a closed parent': { label: 'Policies', children: [page] },
  'an open parent': { label: 'Policies', isOnPath: true, children: [] },
  'with a count': { ...page, count: <NavigationCount count={12} what="end soon" /> },
  locked: { ...page, isLocked: true },
  'out of the app': { ...page, external: true },
};

export const Matrix: Story = {
  parameters: { ...stateParameters, layout: 'padded' },
  render: () => (
    <StateMatrix
      corner="Entry"
      rows={Object.keys(entries)}
      columns={entryStates}
      cell={(entry) => (
        <NavigationGround className="frame-nav">
          <NavigationLevel items={[entries[entry]!]} isRail={false} />
        </NavigationGround>
      )}
    />
  ),
};

const NavigationGround = styled.div`
  --color-focus: ${token('color-nav-accent')};
  inline-size: 248px;
  color: ${token('color-nav-text')};
  background: ${token('color-nav')};
`;

/** Links, parents, a lock and a way out; the parents of the page on screen are open. */
export const Entries: Story = plays(async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Pending' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const out = canvas.getByRole('link', { name: 'Illustration tool (opens in new tab)' });
  await expect(out).toHaveAttribute('target', '_blank');
  await expect(canvas.getByRole('link', { name: 'Commissions (log in required)' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: /^My practice.*12 end soon$/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

/** In an app of another language. */
export const OtherWords: Story = {
  args: {
    label: 'Principal',
    items: [
      { label: 'Inicio', href: '#inicio', current: 'page' },
      { label: 'Comisiones', href: '#comisiones', isLocked: true, note: '(hay que entrar)' },
    ],
  },
  play: async ({ canvas }) => {
    const locked = canvas.getByRole('link', { name: 'Comisiones (hay que entrar)' });
    await expect(locked).toBeVisible();
  },
};

/** Tab moves through the visible entries; Enter and Space open and close a parent, and the focus stays. */
export const Keys: Story = plays(async ({ canvas, step }) => {
  const parent = canvas.getByRole('button', { name: 'Policies' });
  parent.focus();
  await step('Enter closes it, Space opens it', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(parent).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Active' })).toBeNull();
    await userEvent.keyboard(' ');
    await expect(parent).toHaveAttribute('aria-expanded', 'true');
    await expect(parent).toHaveFocus();
  });
  await step('Tab goes on to what it holds', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pending' })).toHaveFocus();
  });
  await step('a third level opens below the second', async () => {
    await userEvent.click(canvas.getByRole('button', { name: /^My practice/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Production credit' }));
    await expect(canvas.getByRole('link', { name: 'Worksite' })).toBeVisible();
  });
});

/** Reports that the pointer or the focus rests on a page of the app; not on other links. */
export const Intent: Story = plays({ args: { onIntent: fn() } }, async ({ args, canvas }) => {
  canvas.getByRole('link', { name: /^Commissions/ }).focus();
  canvas.getByRole('link', { name: 'Pending' }).focus();
  canvas.getByRole('link', { name: 'Active' }).focus();
  await waitFor(() => expect(args.onIntent).toHaveBeenCalled());
  await expect(args.onIntent).toHaveBeenCalledOnce();
  await expect(args.onIntent).toHaveBeenCalledWith('#active');
});

/** Closed: icons, or first letters, each named while it has the focus; a parent opens it all. */
export const Rail: Story = {
  args: { isRail: true, onOpen: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(64);
    const parent = canvas.getByRole('button', { name: 'Policies' });
    await expect(parent).toHaveAttribute('aria-expanded', 'false');
    parent.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = plays({ args: { items: undefined } }, async ({ canvas }) => {
  await expect(canvas.getByRole('navigation')).toHaveAttribute('aria-busy', 'true');
});

export const Failed: Story = {
  args: { items: undefined, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The navigation could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Nothing that this reader may open. */
export const Empty: Story = { args: { items: [] } };

export const LongTexts: Story = {
  args: {
    items: [
      {
        label: 'Requirements of pending worksite applications',
        href: '#requirements',
        isLocked: true,
      },
      {
        label: 'Group inventory, participation and enrollment',
        isOnPath: true,
        children: [{ label: 'Donaudampfschifffahrtsgesellschaftskapitän', href: '#long' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};
