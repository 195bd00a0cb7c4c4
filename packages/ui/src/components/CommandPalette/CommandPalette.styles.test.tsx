// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PaletteDialog } from './CommandPalette.styles.ts';

afterEach(() => vi.unstubAllEnvs());

it('the palette closes by a press outside, without a warning of the attribute', () => {
  // The styles library warns only then.
  vi.stubEnv('NODE_ENV', 'development');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(<PaletteDialog open closedby="any" aria-label="Search" />);
  expect(screen.getByRole('dialog').getAttribute('closedby')).toBe('any');
  expect(warn).not.toHaveBeenCalled();
});
