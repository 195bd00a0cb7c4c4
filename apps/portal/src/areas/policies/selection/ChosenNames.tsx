import { formatCount } from '@agent-portal/format';
import type { SelectedRow } from '@agent-portal/data/selection/contract';
import { Button } from '@agent-portal/ui/Button';
import { useState } from 'react';
import { countOf } from '../../../shared/list/rows/countOf.ts';
import { Names } from './Selection.styles.ts';

/** The names that show without a press. */
const shownAtFirst = 10;

/** The clients of the rows that an action is about: the first ten, and all of them on request. */
export function ChosenNames({ rows }: { readonly rows: readonly SelectedRow[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, shownAtFirst);
  const more = rows.length - shown.length;
  return (
    <Names>
      <p>For {countOf(rows.length, 'policy', 'policies')}:</p>
      <ul>
        {shown.map(({ key, primaryInsured, policyNumber }) => (
          <li key={key}>
            {primaryInsured}, {policyNumber}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="small" variant="quiet" aria-expanded={false} onClick={() => setIsOpen(true)}>
          and {formatCount(more)} more
        </Button>
      )}
    </Names>
  );
}
