// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useLostFocus } from './useLostFocus.ts';

function Page() {
  useLostFocus();
  const [isThere, setIsThere] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>Cases</h1>
      {isThere && (
        <button type="button" onClick={() => setIsThere(false)}>
          Void
        </button>
      )}
      <button type="button">Other</button>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { name: 'Cases' });
/** Waits until after the hook has checked the focus. */
const framesLater = async () => {
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
};

describe('the focus', () => {
  it('moves to the heading of the page when the focused element is removed', async () => {
    render(<Page />);
    button('Void').focus();
    fireEvent.click(button('Void'));
    await framesLater();
    expect(document.activeElement).toBe(heading());
  });

  it('stays on an element that got it in the meantime', async () => {
    render(<Page />);
    button('Void').focus();
    fireEvent.click(button('Void'));
    button('Other').focus();
    await framesLater();
    expect(document.activeElement).toBe(button('Other'));
  });

  it('does not move when the user had left the element before', async () => {
    render(<Page />);
    button('Void').focus();
    button('Void').blur();
    await framesLater();
    fireEvent.click(button('Void'));
    await framesLater();
    expect(document.activeElement).toBe(document.body);
  });
});
