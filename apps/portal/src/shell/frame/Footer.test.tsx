// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { footerFor, useNear } from './Footer.tsx';

const footer = (text: string, ...slugs: string[]) => ({
  default: slugs.length === 0,
  footer_text: text,
  page: slugs.map((slug) => ({ slug })),
});
const footers = [
  footer('default'),
  footer('home', '/home', '/public/help'),
  footer('products', 'products/term-life', '/public'),
];

describe('the footer', () => {
  it.each([
    ['/', 'home'],
    ['/home', 'home'],
    ['/home/', 'home'],
    ['/help', 'home'],
    ['/public/help', 'home'],
    ['/products/term-life', 'products'],
    ['/products', 'default'],
    ['/publicity', 'default'],
    ['/pending', 'default'],
  ])('of %s is the one for %s', (pathname, text) => {
    expect(footerFor(footers, pathname)?.footer_text).toBe(text);
  });

  it('is undefined if no footer lists the page and there is no default', () => {
    expect(footerFor([footer('home', '/home')], '/pending')).toBeUndefined();
  });
});

let report: (isIntersecting: boolean) => void;
const disconnect = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => disconnect.mockReset());

function Content() {
  const { ref, isNear } = useNear();
  return <p ref={ref}>{isNear ? 'near' : 'far'}</p>;
}

it('the footer loads content when it is near the screen, not before', () => {
  const { container } = render(<Content />);
  report(false);
  expect(container.textContent).toBe('far');
  report(true);
  expect(container.textContent).toBe('near');
});

it('the footer loads content after three seconds at the latest', () => {
  const { container } = render(<Content />);
  act(() => void vi.advanceTimersByTime(2_999));
  expect(container.textContent).toBe('far');
  act(() => void vi.advanceTimersByTime(1));
  expect(container.textContent).toBe('near');
});

it('the footer stops when the content leaves the page', () => {
  render(<Content />).unmount();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
