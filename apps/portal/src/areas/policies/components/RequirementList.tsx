import type { Policy } from '@agent-portal/data/policies/shapes';
import { Card } from '@agent-portal/ui/Card';
import { formatDate } from '@agent-portal/ui/format';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MetBadge } from './MetBadge.tsx';
import { Requirements } from './RequirementList.styles.ts';

/** What the policy still waits for, and what has come. */
export function RequirementList({
  requirements,
}: {
  readonly requirements: Policy['requirements'];
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '#requirements') return;
    heading.current?.scrollIntoView();
    heading.current?.focus();
  }, [hash]);

  if (requirements.length === 0) return null;
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} id="requirements">
        Requirements
      </h2>
      <Requirements>
        {requirements.map((item) => (
          <li key={item.requirementId}>
            <strong>{item.requirement}</strong>
            <MetBadge requirement={item} />
            <span>
              Asked for {formatDate(item.date)}, due {formatDate(item.dueDate)}
            </span>
          </li>
        ))}
      </Requirements>
    </Card>
  );
}
