// @vitest-environment jsdom
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ownKey } from '../../../browser/ownStore.ts';
import { inPortal } from '../../../testing/inPortal.tsx';
import { people } from '../../../testing/people.ts';
import { listVersion, useListHref } from './listVersion.ts';

describe('the chosen version of the lists', () => {
  it('is unknown before the first choice', () => {
    expect(listVersion.read('dana')).toBeNull();
  });

  it('is stored for the user who chose it', () => {
    listVersion.choose('dana', 'new');
    expect(listVersion.read('dana')).toBe('new');
    expect(listVersion.read('marco')).toBeNull();
    listVersion.choose('dana', 'classic');
    expect(listVersion.read('dana')).toBe('classic');
  });

  it('is unknown when the stored value is corrupt', () => {
    localStorage.setItem(ownKey('listVersion', 'dana'), '{');
    expect(listVersion.read('dana')).toBeNull();
  });
});

describe('a plain link to a list', () => {
  const render = (enabled: readonly string[] = []) => {
    fakeCarrier(() => Response.json({ enabled }));
    return renderHook(useListHref, { wrapper: inPortal() }).result;
  };

  it('opens the new version, and leaves other addresses as they are', () => {
    const result = render();
    expect(result.current('/pending')).toBe('/pending-v2');
    for (const href of ['/pending?takeAction=true', '/pending-v2', '/policy/1', '/home'])
      expect(result.current(href)).toBe(href);
  });

  it('opens the classic version where the carrier has it as its default', async () => {
    const result = render(['classic_lists']);
    await vi.waitFor(() => expect(result.current('/active')).toBe('/active'));
    listVersion.choose(people.agent.username, 'new');
    expect(result.current('/active')).toBe('/active-v2');
  });

  it('opens the version that the user chose', () => {
    const result = render();
    listVersion.choose(people.agent.username, 'classic');
    expect(result.current('/terminated')).toBe('/terminated');
  });
});
