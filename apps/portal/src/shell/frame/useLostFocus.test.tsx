// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useLostFocus } from './useLostFocus.ts';

afterEach(cleanup);

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
/** Later than the hook looks. */
const framesLater = async () => {
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
};

describe('the focus', () => {
  it('goes to the heading of the page when what has it is removed', async () => {
    render(<Page />);
    button('Void').focus();
    fireEvent.click(button('Void'));
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  it('stays where it was given in the meantime', async () => {
    render(<Page />);
    button('Void').focus();
    fireEvent.click(button('Void'));
    button('Other').focus();
    await framesLater();
    expect(document.activeElement).toBe(button('Other'));
  });

  it('is left alone when the user had left the element before', async () => {
    render(<Page />);
    button('Void').focus();
    button('Void').blur();
    await framesLater();
    fireEvent.click(button('Void'));
    await framesLater();
    expect(document.activeElement).toBe(document.body);
  });
});
