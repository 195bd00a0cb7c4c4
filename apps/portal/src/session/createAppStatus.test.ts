import { ApiError } from '@agent-portal/data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotice } from './createNotice.ts';
import { createAppStatus } from './createAppStatus.ts';

it('the app status shows a notice until it is cleared, and notifies subscribers of both until they unsubscribe', () => {
  const notice = createNotice();
  const heard = vi.fn<() => void>();
  const stop = notice.subscribe(heard);
  expect(notice.read()).toBeUndefined();
  notice.show('There is no production credit.');
  expect(notice.read()).toBe('There is no production credit.');
  expect(heard).toHaveBeenCalledTimes(1);
  notice.clear();
  expect(notice.read()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  notice.show('Again.');
  expect(heard).toHaveBeenCalledTimes(2);
});

const listener = vi.fn<() => void>();
let appStatus: ReturnType<typeof createAppStatus>;

beforeEach(() => {
  appStatus = createAppStatus();
  listener.mockClear();
});

const serverError = new ApiError('server', 'Try again in a moment.', { requestId: 'a1' });
const refusal = new ApiError('forbidden', 'You do not have access to this.');

describe('the application status', () => {
  it('is an error after a 5xx, with the reference of the call, until it is cleared', () => {
    expect(appStatus.read()).toEqual({ kind: 'ready' });
    appStatus.fail(serverError);
    expect(appStatus.read()).toEqual({ kind: 'error', requestId: 'a1' });
    // The same object between two changes, as React requires.
    expect(appStatus.read()).toBe(appStatus.read());
    appStatus.clear();
    expect(appStatus.read()).toEqual({ kind: 'ready' });
  });

  it('is unauthorized after a 403; a call without a reference leaves it out', () => {
    appStatus.refuse(refusal);
    expect(appStatus.read()).toEqual({ kind: 'unauthorized' });
  });

  it('is ready after a route change, unless the identity is switching', () => {
    appStatus.fail(serverError);
    appStatus.clearFlags();
    expect(appStatus.read()).toEqual({ kind: 'ready' });
    appStatus.showSwitching();
    appStatus.clearFlags();
    expect(appStatus.read()).toEqual({ kind: 'switching' });
    appStatus.clear();
    expect(appStatus.read()).toEqual({ kind: 'ready' });
  });

  it('notifies subscribers of real changes only, and not after they unsubscribe', () => {
    const stop = appStatus.subscribe(listener);
    appStatus.clear();
    expect(listener).not.toHaveBeenCalled();
    appStatus.fail(serverError);
    appStatus.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    appStatus.fail(serverError);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
