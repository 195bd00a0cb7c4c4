// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('saves a file under its name, and revokes its URL later', () => {
  const blob = new Blob(['PK']);
  const create = vi.fn<(blob: unknown) => string>(() => 'blob:x');
  const revoke = vi.fn<(url: string) => void>();
  URL.createObjectURL = create;
  URL.revokeObjectURL = revoke;
  const clicked: (readonly [href: string, name: string])[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.href, this.download]);
  });
  saveFile({ name: 'Pending.xlsx', blob });
  expect(create).toHaveBeenCalledExactlyOnceWith(blob);
  expect(clicked).toEqual([['blob:x', 'Pending.xlsx']]);
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:x');
});
