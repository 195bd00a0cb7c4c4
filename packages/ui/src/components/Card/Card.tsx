import type { HTMLAttributes } from 'react';
import { CardElement } from './Card.styles.ts';

/** A bordered surface for one subject. */
export function Card(props: HTMLAttributes<HTMLDivElement>) {
  return <CardElement {...props} />;
}
