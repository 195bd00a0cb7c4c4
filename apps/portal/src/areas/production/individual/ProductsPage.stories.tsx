import { getIndividualSummary } from '@agent-portal/data/production/contract';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { individualSummaries } from '@agent-portal/data/production/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { rowsOf } from '../../../testing/listStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { ProductsPage } from './ProductsPage.tsx';

const meta = {
  title: 'Pages/Production credit/Individual/Products',
  component: StoryFrame,
  args: { address: '/production-credit/individual/products', children: <ProductsPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const ready = () => waitFor(() => expect(rowsOf('Products').length).toBeGreaterThan(0));

/** Products grouped by line of business, with their shares. The groups are open at first. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.getByRole('rowheader', { name: /Income Guard/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the products of Health' }));
    await expect(canvas.queryByText('Income Guard')).toBeNull();
  },
};

/** A product with more cancelled than issued business has no share. The others add up to 100%. */
export const NegativeProduct: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getIndividualSummary, {
        ...individualSummaries.own,
        products: individualSummaries.own.products.map((product, index) =>
          index === 0 ? Object.assign({}, product, { productionCredit: '-250.00' }) : product,
        ),
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await ready();
    await expect(canvas.getByText(/^When agents share a policy/)).toBeVisible();
    await expect(canvas.getByText(/Negative production credit has no share/)).toBeVisible();
    const texts = [...canvasElement.querySelectorAll('[data-part="share"]')].map(
      ({ textContent }) => textContent,
    );
    const sum = texts.reduce((total, text) => total + Number(text.replace('%', '')) * 10, 0);
    // One for the line of business and one for the product.
    await expect(Math.round(sum)).toBe(2_000);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: ready };
