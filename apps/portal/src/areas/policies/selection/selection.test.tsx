// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { resultOf } from './useBulk.ts';
import { policiesOf, toSelectedRow } from './chosenRows.ts';
import { useEscape } from './useEscape.ts';

const rowOf = (policyNumber: string) => ({
  key: policyNumber,
  policyNumber,
  requirementId: null,
  primaryInsured: 'Roe, Jane',
});
const [first, second, third] = ['NL1', 'NL2', 'NL3'].map(rowOf) as [
  ReturnType<typeof rowOf>,
  ReturnType<typeof rowOf>,
  ReturnType<typeof rowOf>,
];

const outcomeOf = (policyNumber: string, reason: string | null) => ({
  policyNumber,
  requirementId: null,
  isDone: reason === null,
  reason,
});

it('keeps what is done, and why the rest is not', () => {
  const outcomes = [outcomeOf('NL2', null), outcomeOf('NL3', 'It is closed.')];
  expect(resultOf([first], [second, third], outcomes)).toEqual({
    done: [first, second],
    refused: [{ row: third, reason: 'It is closed.' }],
  });
});

it('never counts a row as done that the carrier did not answer for', () => {
  expect(resultOf([], [first], [outcomeOf('NL9', null)])).toEqual({
    done: [],
    refused: [{ row: first, reason: 'The carrier did not answer for it.' }],
  });
});

const row = { policyNumber: 'NL1', primaryInsured: 'Roe, Jane', requirementId: 'NL1-2' };

describe('a selected row', () => {
  it('is a requirement in the list of requirements', () => {
    expect(toSelectedRow('Requirements', row)).toEqual({ ...row, key: 'NL1-2' });
  });

  it('is a policy in the other lists, and where the carrier sends no requirement id', () => {
    const policy = { ...row, key: 'NL1', requirementId: null };
    expect(toSelectedRow('Pending', row)).toEqual(policy);
    const { requirementId: _, ...without } = row;
    expect(toSelectedRow('Requirements', without)).toEqual(policy);
  });

  it('counts once for each policy', () => {
    const rows = ['NL1-1', 'NL1-2'].map((requirementId) =>
      toSelectedRow('Requirements', { ...row, requirementId }),
    );
    expect(policiesOf(rows)).toEqual([{ ...row, key: 'NL1', requirementId: null }]);
  });
});

function Escaping({ onEscape }: { readonly onEscape: () => void }) {
  useEscape(onEscape);
  return null;
}

it('is called at Escape', () => {
  const onEscape = vi.fn<() => void>();
  render(<Escaping onEscape={onEscape} />);
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(onEscape).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onEscape).toHaveBeenCalledOnce();
});

it.each(['dialog', 'alertdialog'])('leaves Escape to an open %s', (role) => {
  const onEscape = vi.fn<() => void>();
  render(
    <>
      <Escaping onEscape={onEscape} />
      <div role={role} aria-label="Question" />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onEscape).not.toHaveBeenCalled();
});
