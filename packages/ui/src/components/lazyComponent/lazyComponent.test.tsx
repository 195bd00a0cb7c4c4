// @vitest-environment jsdom
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { lazyComponent } from './lazyComponent.ts';

const root = createRoot(document.body.appendChild(document.createElement('div')));
afterEach(() => root.render(null));

const Greeting = () => <p>Hello</p>;
/** Calls once its part of the page is on screen, before any effect has run. */
function OnScreen({ call }: { readonly call: () => void }) {
  useLayoutEffect(call, [call]);
  return null;
}

it('is drawn where its code loads right after the first draw', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Greeting>();
  const Late = lazyComponent(() => promise);
  Late.preload();
  root.render(
    <>
      <Late />
      <OnScreen call={() => resolve(Greeting)} />
    </>,
  );
  await expect.poll(() => document.body.textContent).toBe('Hello');
});
