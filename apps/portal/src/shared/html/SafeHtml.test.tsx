// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { inPortal } from '../../testing/inPortal.tsx';
import { SafeHtml } from './SafeHtml.tsx';

// A busy machine needs more time to load lazy code.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);

describe("the carrier's HTML", () => {
  it('is sanitized before it shows', async () => {
    render(<SafeHtml html="<p>Hello<script>alert(1)</script></p>" />, {
      wrapper: inPortal(),
    });
    expect((await screen.findByText('Hello')).outerHTML).toBe('<p>Hello</p>');
  });

  it('shows in the first render when it was shown before', async () => {
    const wrapper = inPortal();
    const { unmount } = render(<SafeHtml html="<p>Once</p>" />, { wrapper });
    await screen.findByText('Once');
    unmount();
    render(<SafeHtml html="<p>Once</p>" />, { wrapper });
    expect(screen.getByText('Once')).toBeTruthy();
  });

  it('shows a link as text until the user may follow it', async () => {
    const html = '<p><a href="/claims">Claims</a> or <a href="/home">Home</a></p>';
    const { rerender } = render(<SafeHtml html={html} isOffered={(path) => path === '/home'} />, {
      wrapper: inPortal(),
    });
    await screen.findByText('Claims');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home']);
    rerender(<SafeHtml html={html} isOffered={() => true} />);
    expect(screen.getByRole('link', { name: 'Claims' }).getAttribute('href')).toBe('/claims');
  });

  it('is replaced when the HTML changes', async () => {
    const { rerender } = render(<SafeHtml html="<p>First</p>" />, { wrapper: inPortal() });
    await screen.findByText('First');
    rerender(<SafeHtml html="<p>Second</p>" />);
    await screen.findByText('Second');
    expect(screen.queryByText('First')).toBeNull();
  });
});
