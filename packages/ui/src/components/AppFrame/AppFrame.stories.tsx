import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { plays, catchLinks, followed } from '../sample/storyParts.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { LogInLink } from '../ProfileMenu/LogInLink.tsx';
import { sampleBrand, sampleNavigation } from '../sample/sampleNavigation.tsx';
import { NavigationDrawer } from '../SideNavigation/NavigationDrawer.tsx';
import { SideNavigation } from '../SideNavigation/SideNavigation.tsx';
import { TopNavigation } from '../TopNavigation/TopNavigation.tsx';
import { AppFrame } from './AppFrame.tsx';

const side = <SideNavigation items={sampleNavigation} brand={sampleBrand} />;

const meta = {
  title: 'Components/Navigation/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    navigation: side,
    bar: (
      <>
        <NavigationDrawer brand={sampleBrand}>{side}</NavigationDrawer>
        <LogInLink href="#login" />
      </>
    ),
    footer: (
      <Footer>
        <span>© Northfield Mutual</span>
      </Footer>
    ),
    children: <h1>Pending</h1>,
  },
} satisfies Meta<typeof AppFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first stop of the keyboard leads past the navigation to the page. */
export const Side: Story = plays({ beforeEach: catchLinks }, async ({ canvas }) => {
  await userEvent.tab();
  const skip = canvas.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toHaveFocus();
  await expect(skip).toHaveAttribute('href', '#main');
  const main = canvas.getByRole('main');
  await expect(main).toHaveAttribute('id', 'main');
  await userEvent.keyboard('{Enter}');
  await expect(followed).toHaveBeenCalledWith('#main');
});

/** A drawer takes the place of the navigation. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Open navigation' })).toBeVisible();
  },
};

export const Top: Story = {
  args: {
    layout: 'top',
    bar: (
      <>
        {sampleBrand}
        <LogInLink href="#login" />
      </>
    ),
    navigation: (
      <TopNavigation
        items={[
          { label: 'Home', href: '#home' },
          { label: 'Pending', href: '#pending', current: 'page' },
        ]}
      />
    ),
  },
};

/** Without navigation: a page before the login, or outside the app's areas. */
export const Banner: Story = {
  args: { layout: 'banner', bar: sampleBrand, navigation: undefined, footer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
