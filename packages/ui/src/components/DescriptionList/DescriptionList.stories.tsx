import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { DescriptionList, type DescriptionListProps } from './DescriptionList.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      [
        'Policy number',
        <Link key="policy" href="#policy">
          NL0018O0142
        </Link>,
      ],
      ['Primary insured', 'Ruth Okafor'],
      ['Product', 'Term life, 20 years'],
      ['Annual premium', <Money key="premium" amount={1234.5} />],
      ['Billing mode', 'Monthly'],
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In as many columns as there is room for. */
export const Pairs: Story = plays(async ({ canvas }) => {
  const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
  await expect(terms).toEqual([
    'Policy number',
    'Primary insured',
    'Product',
    'Annual premium',
    'Billing mode',
  ]);
});

export const Phone: Story = { ...Pairs, globals: { viewport: { value: 'phone' } } };

const parts: DescriptionListProps['items'] = [
  ['First-year commission', <Money key="first" amount={412.5} />],
  ['Chargeback', <Money key="chargeback" amount={-120} />],
  ['Paid', <Money key="paid" amount={292.5} />],
];

/** Narrow columns: two on the narrowest phone. */
export const Compact: Story = { args: { layout: 'compact' } };

/** Each label in front of its value, all in one line where there is room. */
export const Line: Story = { args: { layout: 'line', items: parts } };

/** One below the other, with the values in line. */
export const Rows: Story = { args: { layout: 'rows' } };

/** One below the other, with the values at the end. */
export const Amounts: Story = { args: { layout: 'amounts', items: parts } };

/** A calculation as on paper: the parts, a line, and the total. */
export const Sum: Story = { args: { layout: 'sum', items: parts } };

/** An unknown value is left out; a zero is shown. */
export const WithoutValues: Story = {
  args: {
    items: [
      ['Employer', ''],
      ['Paid to', null],
      ['Terminated', undefined],
      ['Claims', 0],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
    await expect(canvas.getByRole('definition')).toHaveTextContent('0');
  },
};

/** Long text without spaces wraps. */
export const LongValue: Story = {
  args: { items: [['E-mail', `${'dana.whitfield.'.repeat(12)}@northfield.example`]] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const value = canvas.getByRole('definition');
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};
