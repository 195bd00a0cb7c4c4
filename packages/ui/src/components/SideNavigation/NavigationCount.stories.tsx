import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavigationCount } from './NavigationCount.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Navigation/SideNavigation/Count',
  component: NavigationCount,
  args: { count: 12, what: 'end soon' },
} satisfies Meta<typeof NavigationCount>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shows a figure; screen readers also read what it counts. */
export const Some: Story = plays(async ({ canvas }) => {
  await expect(canvas.getByText(/^, 12 end soon$/)).toHaveClass('visually-hidden');
  await expect(canvas.getByText('12')).toHaveAttribute('aria-hidden', 'true');
});

export const Many: Story = { args: { count: 12_480 } };

/** A zero is not shown, and neither is an unknown count. */
export const None: Story = plays({ args: { count: 0 } }, async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('.frame-nav-count')).toBeNull();
});
