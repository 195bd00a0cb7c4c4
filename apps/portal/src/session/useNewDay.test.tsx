// @vitest-environment jsdom
import { DataProvider } from '@agent-portal/data';
import { getAgentAccess } from '@agent-portal/data/session/contract';
import { readHook } from '@agent-portal/data/swr/readHook';
import { fakeCarrier, settled } from '@agent-portal/data/testing/fakeCarrier';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createPortal, type Portal } from '../createPortal.ts';
import { useStore } from '../browser/useStore.ts';
import { PortalContext } from '../PortalContext.ts';
import { people } from '../testing/people.ts';
import { SessionContext } from './SessionContext.ts';
import { useBusinessDate } from './useBusinessDate.ts';
import { useNewDay } from './useNewDay.ts';

/** A read that stands for all of a page. */
const useAccess = readHook(getAgentAccess);

function Page() {
  useNewDay();
  const read = useAccess();
  return (
    <>
      <p>{`${useBusinessDate()} ${read.data ? 'read' : 'waits'}`}</p>
      <input aria-label="Note" />
    </>
  );
}

function Shell({ portal }: { readonly portal: Portal }) {
  const session = useStore(portal.session);
  if (!session) return null;
  return (
    <PortalContext value={portal}>
      <SessionContext value={session}>
        <DataProvider client={portal.client} identity={session.identity}>
          <Page />
        </DataProvider>
      </SessionContext>
    </PortalContext>
  );
}

const { businessDate: _, ...withoutDate } = people.agent;

/** Opens a page of a carrier whose user record the test changes. */
async function open(user: object) {
  const first = { ...user, expiresAt: '2040-01-01T00:00:00Z' };
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const carrier = { user: () => Response.json(first) };
  const requests = fakeCarrier(({ url }) => {
    if (url.endsWith('/auth/userinfo')) return carrier.user();
    return Response.json(url.endsWith(getAgentAccess.path) ? 'Full' : { enabled: [] });
  });
  const portal = createPortal({ goToLogin: () => true });
  await portal.session.load();
  await act(async () => {
    render(<Shell portal={portal} />);
    await settled();
  });
  const of = (path: string) => requests.filter(({ url }) => url.endsWith(path)).length;
  const happens = (event: Event, target: EventTarget = globalThis) =>
    act(async () => {
      target.dispatchEvent(event);
      await settled();
    });
  return {
    portal,
    answer: (user: () => Response) => (carrier.user = user),
    userReads: () => of('/auth/userinfo'),
    listReads: () => of(getAgentAccess.path),
    pass: (milliseconds: number) => (now += milliseconds),
    happens,
    focus: () => happens(new Event('focus')),
  };
}

const onDay = (businessDate: string) => () => Response.json({ ...people.agent, businessDate });
const first = { ...people.agent, businessDate: '2026-11-18' };
const text = () => document.querySelector('p')?.textContent;

describe('a return to the tab', () => {
  it.each([
    ['focus', () => globalThis],
    ['pageshow', () => globalThis],
    ['visibilitychange', () => document],
  ])(
    'on a new day (%s) shows the day, reads the lists again and keeps what was typed',
    async (name, target) => {
      const { answer, happens, listReads, portal } = await open(first);
      fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Call' } });
      expect([text(), listReads()]).toEqual(['2026-11-18 read', 1]);
      answer(onDay('2026-11-19'));
      await happens(new Event(name), target());
      expect([text(), listReads()]).toEqual(['2026-11-19 read', 2]);
      expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Call');
      expect((await portal.session.load()).user.businessDate).toBe('2026-11-19');
    },
  );

  it('on the same day changes nothing, and several events are one read', async () => {
    const { focus, happens, listReads, pass, userReads } = await open(first);
    await focus();
    await happens(new Event('visibilitychange'), document);
    expect([userReads(), listReads(), text()]).toEqual([2, 1, '2026-11-18 read']);
    pass(5_000);
    await focus();
    expect([userReads(), listReads()]).toEqual([3, 1]);
  });

  it.each([
    ['fails', () => new Response('{}', { status: 500 })],
    ['gets no answer', () => Promise.reject(new TypeError('Failed to fetch')) as never],
    ['is of another user', () => Response.json({ ...people.worksite, businessDate: '2026-11-19' })],
  ])('changes nothing if the read %s', async (_name, user) => {
    const { answer, focus, listReads, portal } = await open(first);
    answer(user);
    await focus();
    expect([text(), listReads(), portal.appStatus.read().kind]).toEqual([
      '2026-11-18 read',
      1,
      'ready',
    ]);
  });

  it('shows the new day of this computer if the carrier has no business date', async () => {
    vi.useFakeTimers({ now: new Date(2031, 0, 5, 23, 59), toFake: ['Date'] });
    const { focus, listReads } = await open(withoutDate);
    expect(text()).toBe('2031-01-05 read');
    vi.setSystemTime(new Date(2031, 0, 6, 0, 1));
    await focus();
    expect([text(), listReads()]).toEqual(['2031-01-06 read', 2]);
    vi.useRealTimers();
  });
});

it('a press reads the date again ten minutes after it was last read', async () => {
  const { answer, happens, pass, userReads } = await open(first);
  answer(onDay('2026-11-19'));
  await happens(new Event('pointerdown'));
  expect([text(), userReads()]).toEqual(['2026-11-18 read', 1]);
  pass(600_000);
  await happens(new Event('pointerdown'));
  expect([text(), userReads()]).toEqual(['2026-11-19 read', 2]);
});

function dateFor(businessDate?: string) {
  const session = {
    user: { ...people.agent, ...(businessDate && { businessDate }) },
    mode: 'agent',
    identity: 'agent|1',
    hasLeftNavigation: true,
  } as const;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  return renderHook(useBusinessDate, { wrapper }).result.current;
}

it("uses the carrier's business date, even if this computer has another date", () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 5) });
  expect(dateFor('2026-11-18')).toBe('2026-11-18');
});

it('the business date is that of this computer if the carrier has none, also late in the evening', () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 5, 23, 30) });
  expect(dateFor()).toBe('2031-01-05');
});
