import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { Matrix as StateMatrix, simulateOn } from '../sample/Matrix.tsx';
import { sampleBrand, sampleNavigation } from '../sample/sampleNavigation.tsx';
import { NavigationToggle } from './NavigationToggle.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Navigation/NavigationToggle',
  component: NavigationToggle,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, onToggle: () => undefined, controls: 'side' },
  render: function Frame({ isOpen: isOpenAtFirst, ...args }) {
    const [isOpen, setIsOpen] = useState(isOpenAtFirst);
    return (
      <div data-nav-closed={isOpen ? undefined : ''}>
        <AppFrame
          navigation={
            <SideNavigation
              id={args.controls}
              items={sampleNavigation}
              brand={sampleBrand}
              isRail={!isOpen}
              onOpen={() => setIsOpen(true)}
            />
          }
          bar={<NavigationToggle {...args} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
        >
          <h1>Pending</h1>
        </AppFrame>
      </div>
    );
  },
} satisfies Meta<typeof NavigationToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: { ...simulateOn({ focus: 'button' }), layout: 'padded' },
  render: (args) => (
    <StateMatrix
      corner="Is"
      rows={['open', 'closed']}
      columns={['at rest', 'focus']}
      cell={(is, state) => {
        const id = `${is}-${state.replace(' ', '-')}`;
        return (
          <>
            <NavigationToggle {...args} isOpen={is === 'open'} controls={id} />
            <div id={id} />
          </>
        );
      }}
    />
  ),
};

/** Enter and Space close the navigation to a rail, and open it; a parent in the rail opens it too. */
export const Keys: Story = plays(async ({ canvas }) => {
  const side = canvas.getByRole('navigation');
  const button = canvas.getByRole('button', { name: 'Side navigation', expanded: true });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(side.getBoundingClientRect().width).toBe(64);
  await userEvent.keyboard(' ');
  await expect(side.getBoundingClientRect().width).toBe(248);
  await userEvent.keyboard(' ');
  await userEvent.click(canvas.getByRole('button', { name: 'Policies' }));
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(canvas.getByRole('link', { name: 'Active' })).toBeVisible();
});

export const Closed: Story = { args: { isOpen: false } };
