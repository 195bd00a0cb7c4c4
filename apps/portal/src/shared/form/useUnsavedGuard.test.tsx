// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createPortal } from '../../createPortal.ts';
import { inPortal } from '../../testing/inPortal.tsx';
import { useLeaveWarning } from './useUnsavedGuard.ts';

/** Whether the browser asks before the document is left. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
}

it('the guard asks before unsaved input is lost, whether or not the document has the focus', () => {
  const portal = createPortal();
  const wrapper = inPortal(portal);
  const { rerender } = renderHook(useLeaveWarning, { wrapper, initialProps: true });
  for (const hasFocus of [true, false]) {
    vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
    expect(asks()).toBe(true);
  }
  rerender(false);
  expect(asks()).toBe(false);
  rerender(true);
  portal.formDrafts.keep();
  expect(asks()).toBe(false);
});
