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

it('a file is handed to the browser under its name, and let go of once it has been read', () => {
  const blob = new Blob(['PK']);
  URL.createObjectURL = vi.fn<typeof URL.createObjectURL>(() => 'blob:x');
  URL.revokeObjectURL = vi.fn<typeof URL.revokeObjectURL>();
  const clicked: (readonly [href: string, name: string])[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.href, this.download]);
  });
  saveFile({ name: 'Pending.xlsx', blob });
  expect(URL.createObjectURL).toHaveBeenCalledExactlyOnceWith(blob);
  expect(clicked).toEqual([['blob:x', 'Pending.xlsx']]);
  vi.advanceTimersByTime(59_999);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:x');
});
