import type { HTMLAttributes, RefAttributes } from 'react';
import { CardElement } from './Card.styles.ts';

/** A bordered surface for one subject. */
export function Card(props: HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>) {
  return <CardElement {...props} />;
}
