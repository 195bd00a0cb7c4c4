import { getIndividualSummary } from '@agent-portal/data/production/contract';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { individualSummaries } from '@agent-portal/data/production/mocks';
import { expect, waitFor } from 'storybook/test';
import { press, rowsOf, shows } from '../../../testing/onScreen.ts';
import { answers, onPhone, pageMeta, type Story, plays } from '../../../testing/story.ts';
import { ProductsPage } from './ProductsPage.tsx';

export default {
  title: 'Pages/Production credit/Individual/Products',
  ...pageMeta('/production-credit/individual/products', <ProductsPage />),
};

const ready = () => waitFor(() => expect(rowsOf('Products').length).toBeGreaterThan(0));

/** Products grouped by line of business, with their shares. The groups are open at first. */
export const Success = plays(async ({ canvas }) => {
  await ready();
  await expect(canvas.getByRole('rowheader', { name: /Income Guard/ })).toBeVisible();
  await press(canvas, 'Show the products of Health');
  await expect(canvas.queryByText('Income Guard')).toBeNull();
});

/** A product with more cancelled than issued business has no share. The others add up to 100%. */
export const NegativeProduct: Story = {
  beforeEach: answers(
    mockEndpoint(getIndividualSummary, {
      ...individualSummaries.own,
      products: individualSummaries.own.products.map((product, index) =>
        index === 0 ? Object.assign({}, product, { productionCredit: '-250.00' }) : product,
      ),
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await ready();
    await shows(canvas, /^When agents share a policy/);
    await shows(canvas, /Negative production credit has no share/);
    const texts = [...canvasElement.querySelectorAll('[data-part="share"]')].map(
      ({ textContent }) => textContent,
    );
    const sum = texts.reduce((total, text) => total + Number(text.replace('%', '')) * 10, 0);
    // One for the line of business and one for the product.
    await expect(Math.round(sum)).toBe(2_000);
  },
};

export const Phone = onPhone({ play: ready });
