import { ApiError } from '@agent-portal/data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppStatus } from './createAppStatus.ts';

const listener = vi.fn<() => void>();
let appStatus: ReturnType<typeof createAppStatus>;

beforeEach(() => {
  appStatus = createAppStatus();
  listener.mockClear();
});

const serverError = new ApiError('server', 'Try again in a moment.', { requestId: 'a1' });
const refusal = new ApiError('forbidden', 'You do not have access to this.');

describe('the application status', () => {
  it('is ready until a call raises a flag', () => {
    expect(appStatus.read()).toEqual({ kind: 'ready' });
  });

  it('is an error after a 5xx, with the reference of the call', () => {
    appStatus.fail(serverError);
    expect(appStatus.read()).toEqual({ kind: 'error', requestId: 'a1' });
  });

  it('is unauthorized after a 403; a call without a reference leaves it out', () => {
    appStatus.refuse(refusal);
    expect(appStatus.read()).toEqual({ kind: 'unauthorized' });
  });

  it('is ready again after it is cleared', () => {
    appStatus.fail(serverError);
    appStatus.clear();
    expect(appStatus.read()).toEqual({ kind: 'ready' });
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

  it('returns the same object between two changes, as React requires', () => {
    appStatus.fail(serverError);
    expect(appStatus.read()).toBe(appStatus.read());
  });
});
