import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { followPageTranslation } from './followPageTranslation.ts';

/** Texts next to elements that come and go, and texts that change in place. */
function Requirements() {
  const [met, setMet] = useState(0);
  const isDone = met > 1;
  return (
    <section>
      <p>
        {isDone && <strong>Done. </strong>}
        {met} of 2 requirements on {2 - met} policies
        {!isDone && ' are'} met{isDone ? <em>, all of them</em> : ' so far'}.
      </p>
      <Button icon={isDone ? <X aria-hidden /> : <Check aria-hidden />} isBusy={isDone}>
        {isDone ? 'Clear' : 'Meet'} {met === 1 && 'the last '}one
      </Button>
      <Button onClick={() => setMet((now) => (now + 1) % 3)}>Next</Button>
    </section>
  );
}

const meta = {
  title: 'Foundations/Page translation',
  component: Requirements,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Requirements>;
export default meta;

type Story = StoryObj<typeof meta>;

/** How a translation puts an element in the place of a text node. */
const ways: Readonly<Record<string, (text: Text, font: HTMLElement) => void>> = {
  'replaces the node': (text, font) => {
    font.append(text.data);
    text.replaceWith(font);
  },
  'adds the element, then removes the node': (text, font) => {
    font.append(text.data);
    text.before(font);
    text.remove();
  },
  'moves the node into the element': (text, font) => {
    text.replaceWith(font);
    font.append(text);
  },
};

/** Translates what is in an element, now and when it changes. Returns a function that ends it. */
function translate(root: Element, way: (text: Text, font: HTMLElement) => void): () => void {
  const wrap = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let at = walker.currentNode; at; at = walker.nextNode() as Node)
      if (at instanceof Text && at.data.trim() && at.parentElement?.closest('font') === null)
        texts.push(at);
    for (const text of texts) way(text, document.createElement('font'));
  };
  wrap(root);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const textOf = (element: Element) => element.textContent;

/** Each way of translating leaves the page alive, with the texts that it has without a translation. */
export const Translated: Story = {
  beforeEach: () => followPageTranslation(),
  play: async ({ canvas, canvasElement, step }) => {
    const next = () => canvas.getByRole('button', { name: 'Next' });
    const plain: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      plain.push(textOf(canvasElement));
      await userEvent.click(next());
    }
    for (const [name, way] of Object.entries(ways)) {
      await step(name, async () => {
        const stop = translate(canvasElement, way);
        for (const text of plain) {
          await waitFor(() => expect(textOf(canvasElement)).toBe(text));
          await userEvent.click(next());
        }
        stop();
      });
    }
  },
};
