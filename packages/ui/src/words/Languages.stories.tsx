/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { setChartView } from '../components/BarChart/chartView.ts';
import { type RootCase, rootCases } from '../components/sample/rootCases.tsx';
import { spanish } from './spanish/index.ts';
import type { RootProps } from '../components/rootProps/RootProps.ts';

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

/** Components without inputs, overlays and tables. */
function Components() {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <p id="description">Descripción.</p>
      {Object.entries(rootCases).map(([name, drawn]) => (
        <WithRoot key={name} name={name} drawn={drawn} />
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Languages',
  component: Components,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => setChartView('chart'),
} satisfies Meta<typeof Components>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The outermost element of each takes `id`, `className`, `style`, `data-*`, `aria-describedby` and `ref`. */
export const SameProps: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    for (const name of Object.keys(rootCases)) {
      const place = canvas.getByTestId(name);
      const roots = place.querySelectorAll<HTMLElement>('.same');
      await expect([name, roots.length]).toEqual([name, 1]);
      const [root] = roots;
      await expect(root).toHaveAttribute('id', `${name}-root`);
      await expect(root).toHaveAttribute('data-kind', name);
      await expect(root).toHaveAttribute('aria-describedby', 'description');
      await expect([name, root?.style.outlineOffset]).toEqual([name, '7px']);
      await expect([name, found.get(name) === root]).toEqual([name, true]);
    }
  },
};

type Texts = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Texts>('./*/*Words.ts', { eager: true });

/** The English texts of the package, without what they show of the app; short ones say too little. */
function englishParts(): readonly string[] {
  const ofText = (text: unknown): readonly string[] => {
    if (typeof text === 'function') return ofText(String(text('\n', '\n', '\n', '\n')));
    if (typeof text === 'object' && text !== null) return Object.values(text).flatMap(ofText);
    return String(text).split(/[\n\d]/);
  };
  const all = (words: Texts) => Object.values(words).flatMap(ofText);
  const inSpanish = new Set(Object.values(spanish).flatMap(ofText));
  return Object.values(modules)
    .flatMap(all)
    .map((text) => text.trim())
    .filter((text) => /\p{L}{4}/u.test(text) && !inSpanish.has(text));
}

/** All that is read of a part of the page. */
function readIn(place: HTMLElement): string {
  const named = [...place.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [place.innerText, ...named].join('\n');
}

/** Where a character is on screen. */
function leftOf(text: Node, at: number): number {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect().left;
}

/** Whether a text has these words: 'Loading' is not in 'Reloading'. */
function hasWords(text: string, words: string): boolean {
  const pattern = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'u').test(text);
}

/** In Spanish and from right to left: no English is left, nothing leaves the window, keys are mirrored. */
export const SpanishRightToLeft: Story = {
  globals: { language: 'Spanish', direction: 'right to left' },
  play: async ({ canvas, canvasElement }) => {
    const parts = englishParts();
    await expect(parts.length).toBeGreaterThan(100);
    const text = readIn(canvasElement);
    await expect(parts.filter((part) => hasWords(text, part))).toEqual([]);

    const amount = canvas.getByText('$1,234.50');
    const sign = amount.querySelector('[data-minus="menos "]')!;
    await expect(sign.getBoundingClientRect().left).toBeLessThan(leftOf(amount.lastChild!, 0));
    const chart = within(canvas.getByRole('figure', { name: 'Ventas' }));
    await expect(
      chart.getByRole('img', { name: /^enero de 2026: Este año \$12,000.00/ }),
    ).toBeVisible();
    await expect(chart.getByText('ene')).toBeVisible();
    await expect(chart.getByText('$15 K')).toBeVisible();

    await expect(document.documentElement.dir).toBe('rtl');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);

    canvas.getByRole('tab', { name: /Uno/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /Dos/ })).toHaveFocus();
  },
};

/** In Spanish. */
export const Spanish: Story = { globals: { language: 'Spanish' } };
