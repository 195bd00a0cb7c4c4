// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SafeHtml } from './SafeHtml.tsx';

// A loaded machine is slow to load code.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);

describe("the carrier's HTML", () => {
  it('is shown sanitised', async () => {
    render(<SafeHtml html="<p>Hello<script>alert(1)</script></p>" />);
    expect((await screen.findByText('Hello')).outerHTML).toBe('<p>Hello</p>');
  });

  it('is there in the same turn when it is seen again', async () => {
    const { unmount } = render(<SafeHtml html="<p>Once</p>" />);
    await screen.findByText('Once');
    unmount();
    render(<SafeHtml html="<p>Once</p>" />);
    expect(screen.getByText('Once')).toBeTruthy();
  });

  it('gives way to other HTML', async () => {
    const { rerender } = render(<SafeHtml html="<p>First</p>" />);
    await screen.findByText('First');
    rerender(<SafeHtml html="<p>Second</p>" />);
    await screen.findByText('Second');
    expect(screen.queryByText('First')).toBeNull();
  });
});
