import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LocaleProvider } from '../../words/LocaleProvider.tsx';
import { setChartView } from '../BarChart/chartView.ts';
import { type RootCase, rootCases } from '../sample/rootCases.tsx';
import type { RootProps } from './splitRoot.ts';
import { inBox } from '../sample/storyParts.tsx';

/** The roots that React gave to the refs, by component. */
const found = new Map<string, unknown>();

function WithRoot({ name, drawn }: { readonly name: string; readonly drawn: RootCase }) {
  const root: RootProps<never> = {
    id: `${name}-root`,
    className: 'same',
    style: { outlineOffset: '7px' },
    'data-kind': name,
    'aria-describedby': 'description',
    ref: (element: unknown) => void (element && found.set(name, element)),
  };
  return <section data-testid={name}>{drawn(root)}</section>;
}

/** Components without inputs and dialogs. */
function Components() {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <p id="description">Description.</p>
      {Object.entries(rootCases).map(([name, drawn]) => (
        <WithRoot key={name} name={name} drawn={drawn} />
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Root props',
  component: Components,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: inBox({ padding: 16 }),
  beforeEach: () => setChartView('chart'),
} satisfies Meta<typeof Components>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The outermost element of each takes `id`, `className`, `style`, `data-*`, `aria-describedby` and `ref`. */
export const SameProps: Story = {
  // The stories of each component check what it looks like.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    for (const name of Object.keys(rootCases)) {
      const place = canvas.getByTestId(name);
      const roots = place.querySelectorAll<HTMLElement>('.same');
      await expect([name, roots.length]).toEqual([name, 1]);
      const [root] = roots;
      await expect(root).toHaveAttribute('id', `${name}-root`);
      await expect(root).toHaveAttribute('data-kind', name);
      const described = place.querySelectorAll('[aria-describedby~="description"]');
      await expect([name, described.length]).toEqual([name, 1]);
      await expect([name, root?.style.outlineOffset]).toEqual([name, '7px']);
      await expect([name, found.get(name) === root]).toEqual([name, true]);
    }
  },
};

/** Where a character is on screen. */
function leftOf(text: Node, at: number): number {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect().left;
}

/**
 * From right to left, with the formats of another locale: arrows are mirrored, the left key opens a branch, and nothing is
 * wider than the window.
 */
export const RightToLeft: Story = {
  globals: { direction: 'right to left' },
  render: () => (
    <LocaleProvider locale="es-US">
      <Components />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByText('$1,234.50');
    const sign = amount.querySelector('[data-minus="minus "]')!;
    await expect(sign.getBoundingClientRect().left).toBeLessThan(leftOf(amount.lastChild!, 0));
    const chart = within(canvas.getByRole('figure', { name: 'Sales' }));
    await expect(
      chart.getByRole('img', { name: /^enero de 2026: This year \$12,000.00/ }),
    ).toBeVisible();
    await expect(chart.getByText('ene')).toBeVisible();
    await expect(chart.getByText('$15 K')).toBeVisible();

    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next.querySelector('svg')).toHaveStyle({ scale: '-1 1' });
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await expect(next.getBoundingClientRect().left).toBeLessThan(
      previous.getBoundingClientRect().left,
    );
    const branch = canvas.getAllByRole('button', { name: /^Show the downline of / })[0]!;
    await expect(getComputedStyle(branch, '::before').rotate).toBe('225deg');
    branch.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(branch).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(branch).toHaveAttribute('aria-expanded', 'false');

    await expect(document.documentElement.dir).toBe('rtl');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
