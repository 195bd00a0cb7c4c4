import { formatCount } from '@agent-portal/format';
import { useEffect, useRef } from 'react';
import { ResultText } from './Selection.styles.ts';
import type { BulkResult } from './useBulk.ts';

/** In words: 'Done for 37. 3 were not possible.' */
export function outcomeText({ done, refused }: BulkResult): string {
  const rest =
    refused.length === 1 ? '1 was not possible.' : `${refused.length} were not possible.`;
  return `Done for ${formatCount(done.length)}.${refused.length > 0 ? ` ${rest}` : ''}`;
}

/** What became of each policy: how many are done, and why the others are not. It takes the focus. */
export function BulkOutcome({ result }: { readonly result: BulkResult }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that sent it is gone. The dialog moves the focus to its first button in the next frame.
    const frame = requestAnimationFrame(() => text.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ResultText>
      <p ref={text} tabIndex={-1}>
        {outcomeText(result).replace(/possible\.$/, 'possible:')}
      </p>
      {result.refused.length > 0 && (
        <ul>
          {result.refused.map(({ row, reason }) => (
            <li key={row.key}>
              <strong>
                {row.primaryInsured}, {row.policyNumber}
              </strong>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </ResultText>
  );
}
