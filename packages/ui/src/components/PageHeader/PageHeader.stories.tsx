import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { PageHeader } from './PageHeader.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Navigation/PageHeader',
  component: PageHeader,
  args: {
    title: 'Pending',
    trail: (
      <Text as="div" size="small" tone="muted">
        Policies
      </Text>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button>Print</Button>
    <Button variant="primary">Export to Excel</Button>
  </>
);

/** The area over the title; an app gives the title the focus after a change of page. */
export const Titled: Story = plays(async ({ canvas }) => {
  const title = canvas.getByRole('heading', { level: 1, name: 'Pending' });
  title.focus();
  await expect(title).toHaveFocus();
});

export const TitleAlone: Story = { args: { trail: undefined } };

/** The parent pages are over the title instead of the area; its buttons come after it. */
export const WithTrailAndActions: Story = {
  args: {
    title: 'NL0018O0142',
    trail: (
      <Breadcrumbs
        items={[
          { label: 'Policies', href: '#policies' },
          { label: 'Pending', href: '#pending' },
        ]}
        current="NL0018O0142"
      />
    ),
    actions,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Policies' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
  },
};

const long = {
  title: 'Requirements of Bartholomew-Fitzgerald Wolfeschlegelsteinhausenbergerdorff, Sr.',
  actions,
};

/** The buttons go below a title that leaves them no room. */
export const LongTitle: Story = { args: long };

export const LongTitleOnAPhone: Story = {
  args: long,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(canvas.getByRole('button', { name: 'Export to Excel' })).toBeVisible();
  },
};
