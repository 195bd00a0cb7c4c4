import { Card } from '@agent-portal/ui/Card';
import type { ReactElement } from 'react';
import { DividedList } from '../../../shared/page/DividedList.ts';

interface ListCardProps {
  readonly title: string;
  /** The `li`s. Without any, there is no card. */
  readonly children: readonly ReactElement[];
}

/** A card with a list of things that belong to a client. */
export const ListCard = ({ title, children }: ListCardProps) =>
  children.length > 0 && (
    <Card>
      <h2>{title}</h2>
      <DividedList>{children}</DividedList>
    </Card>
  );
